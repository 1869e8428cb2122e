import { Dialog } from '@base-ui/react/dialog';
import styled from '../../theme/styled.ts';
import { focusRingInside } from '../../theme/attention.ts';
import { plainHeading } from '../../theme/elements.ts';
import { media } from '../../theme/media.ts';

export const Scrim = styled(Dialog.Backdrop)`
  position: fixed;
  z-index: var(--kl-z-drawer);
  inset: 0;
  background: var(--kl-scrim);
  transition: opacity var(--kl-t-3) var(--kl-ease-in-out);

  ${media.motion} {
    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
    }
  }
`;

export const Panel = styled(Dialog.Popup)`
  --kl-away: 100%;
  position: fixed;
  z-index: var(--kl-z-drawer);
  display: flex;
  flex-direction: column;
  background: var(--kl-surface-1);
  box-shadow: var(--kl-shadow-3);
  color: var(--kl-text);
  transition: translate var(--kl-t-3) var(--kl-ease-in-out);

  &:focus-visible {
    outline: none;
  }
  &[data-side='start'],
  &[data-side='end'] {
    inset-block: 0;
    inline-size: 322px;
    max-inline-size: calc(100% - var(--kl-size-40));
  }
  &[data-side='end'] {
    inset-inline-end: 0;
  }
  &[data-side='start'] {
    --kl-away: -100%;
    inset-inline-start: 0;
  }
  &:dir(rtl) {
    --kl-away: -100%;
  }
  &[data-side='start']:dir(rtl) {
    --kl-away: 100%;
  }
  &[data-side='bottom'] {
    inset-inline: 0;
    inset-block-end: 0;
    max-block-size: 85dvh;
    border-start-start-radius: var(--kl-radius-14);
    border-start-end-radius: var(--kl-radius-14);
  }
  &[data-side='all'] {
    inset: 0;
  }
  ${media.motion} {
    &[data-starting-style],
    &[data-ending-style] {
      translate: var(--kl-away) 0;
    }
  }
  ${media.motion} {
    &:is([data-side='bottom'], [data-side='all']):is([data-starting-style], [data-ending-style]) {
      translate: 0 100%;
    }
  }
`;

export const Header = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-12);
  padding: var(--kl-size-10) var(--kl-size-20);
`;

export const Title = styled(Dialog.Title)`
  ${plainHeading}
  min-inline-size: 0;
  font-size: var(--kl-fs-24);

  /* Nastaliq extends above its line. */
  &:lang(ur) {
    padding-block-start: 0.8em;
  }

  &[data-hidden] {
    position: absolute;
    inline-size: var(--kl-hairline);
    block-size: var(--kl-hairline);
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** The content scrolls, so that the close button stays visible. */
export const Body = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  padding: 0 var(--kl-size-20) max(var(--kl-size-28), env(safe-area-inset-bottom));
  overflow: hidden auto;
  overscroll-behavior: contain;

  &:focus-visible {
    ${focusRingInside}
  }
`;
