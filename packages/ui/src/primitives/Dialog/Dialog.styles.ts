import { Dialog } from '@base-ui/react/dialog';
import styled from '../../theme/styled.ts';
import { media } from '../../theme/media.ts';
import { plainHeading } from '../../theme/elements.ts';

export const Scrim = styled(Dialog.Backdrop)`
  position: fixed;
  z-index: var(--kl-z-dialog);
  inset: 0;
  background: var(--kl-scrim);
  transition: opacity var(--kl-t-2) var(--kl-ease-out);

  ${media.motion} {
    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
    }
  }
`;

/** A dialog that is taller than the window scrolls, so that its actions can be reached at any zoom. */
export const Stage = styled(Dialog.Viewport)`
  position: fixed;
  z-index: var(--kl-z-dialog);
  inset: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  overflow: auto;
  overscroll-behavior: contain;

  ${media.compact} {
    place-items: center;
    padding: var(--kl-size-24);
  }
`;

export const Popup = styled(Dialog.Popup)`
  position: relative;
  inline-size: 100%;
  padding: var(--kl-size-28) var(--kl-size-24) max(var(--kl-size-24), env(safe-area-inset-bottom));
  border: var(--kl-hairline) solid var(--kl-line);
  border-start-start-radius: var(--kl-radius-14);
  border-start-end-radius: var(--kl-radius-14);
  background: var(--kl-surface-1);
  box-shadow: var(--kl-shadow-3);
  color: var(--kl-text);
  overflow-wrap: anywhere;
  transition:
    opacity var(--kl-t-2) var(--kl-ease-out),
    translate var(--kl-t-2) var(--kl-ease-out);

  &:focus-visible {
    outline: none;
  }
  ${media.motion} {
    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
      translate: 0 var(--kl-size-24);
    }
  }
  ${media.compact} {
    max-inline-size: 440px;
    padding: var(--kl-size-32) var(--kl-size-32) var(--kl-size-26);
    border-radius: var(--kl-radius-14);

    &[data-size='wide'] {
      max-inline-size: 860px;
    }
    ${media.motion} {
      &[data-starting-style],
      &[data-ending-style] {
        translate: 0 var(--kl-size-4);
      }
    }
  }
`;

export const Title = styled(Dialog.Title)`
  ${plainHeading}
  font-size: var(--kl-fs-26);
`;

export const Description = styled(Dialog.Description)`
  margin-block-start: var(--kl-size-8);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-16);
  text-wrap: pretty;
`;

export const Content = styled.div`
  margin-block-start: var(--kl-size-16);
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: var(--kl-size-12);
  margin-block-start: var(--kl-size-24);

  > * {
    flex: 1 1 auto;
  }
  ${media.compact} {
    > * {
      flex: none;
    }
  }
`;
