import { Dialog } from '@base-ui/react/dialog';
import styled from '@emotion/styled';

export const Scrim = styled(Dialog.Backdrop)`
  position: fixed;
  z-index: var(--z-drawer);
  inset: 0;
  background: var(--scrim);
  transition: opacity var(--t-3) var(--ease-in-out);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

export const Panel = styled(Dialog.Popup)`
  --away: 100%;
  position: fixed;
  z-index: var(--z-drawer);
  display: flex;
  flex-direction: column;
  background: var(--surface-1);
  box-shadow: var(--shadow-3);
  color: var(--text);
  transition: translate var(--t-3) var(--ease-in-out);

  &:focus-visible {
    outline: none;
  }
  &[data-side='start'],
  &[data-side='end'] {
    inset-block: 0;
    inline-size: 322px;
    max-inline-size: calc(100% - 40px);
  }
  &[data-side='end'] {
    inset-inline-end: 0;
  }
  &[data-side='start'] {
    --away: -100%;
    inset-inline-start: 0;
  }
  &:dir(rtl) {
    --away: -100%;
  }
  &[data-side='start']:dir(rtl) {
    --away: 100%;
  }
  &[data-side='bottom'] {
    inset-inline: 0;
    inset-block-end: 0;
    max-block-size: 85dvh;
    border-start-start-radius: var(--r-3);
    border-start-end-radius: var(--r-3);
  }
  &[data-starting-style],
  &[data-ending-style] {
    translate: var(--away) 0;
  }
  &[data-side='bottom'][data-starting-style],
  &[data-side='bottom'][data-ending-style] {
    translate: 0 100%;
  }
`;

export const Header = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
  padding: 10px 20px;
`;

export const Title = styled(Dialog.Title)`
  min-inline-size: 0;
  font-size: var(--fs-24);

  &[data-hidden] {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** It scrolls alone, so that the way out stays in view. */
export const Body = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
  padding: 0 20px max(28px, env(safe-area-inset-bottom));
  overflow: hidden auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
  }
`;
