import { Toast } from '@base-ui/react/toast';
import styled from '../../theme/styled.ts';
import { noFocusRing } from '../../theme/attention.ts';
import { finerMedia } from '../../theme/finerMedia.ts';
import { media } from '../../theme/media.ts';

/** `--kl-toast-rise`, set on the page, lifts the toasts above a bar at its bottom. */
export const Place = styled(Toast.Viewport)`
  position: fixed;
  z-index: var(--kl-z-toast);
  inset-block-end: calc(var(--kl-size-24) + var(--kl-toast-rise, 0px) + env(safe-area-inset-bottom));
  inset-inline: var(--kl-gutter);
  display: grid;
  justify-items: center;
  gap: var(--kl-size-8);
  pointer-events: none;

  /* below a bar of controls */
  &[data-placement='top'] {
    inset-block: calc(var(--kl-size-64) + var(--kl-size-12) + env(safe-area-inset-top)) auto;
  }
  /* above that bar on a phone: below it is the text that the reader reads */
  ${finerMedia.small} {
    &[data-placement='top'] {
      inset-block-start: calc(var(--kl-size-4) + env(safe-area-inset-top));
    }
  }
  /* beside the controls of that bar, if there is room */
  ${media.wide} {
    &[data-placement='top'] {
      inset-block-start: calc(var(--kl-size-12) + env(safe-area-inset-top));
    }
  }
  &:focus-visible {
    ${noFocusRing}
  }
`;

export const Root = styled(Toast.Root)`
  max-inline-size: min(100%, 480px);
  padding-block: var(--kl-size-6);
  padding-inline: var(--kl-size-16) var(--kl-size-6);
  border-radius: var(--kl-radius-8);
  background: var(--kl-surface-3);
  box-shadow: var(--kl-shadow-2);
  color: var(--kl-text);
  font-weight: 500;
  pointer-events: auto;
  transition:
    opacity var(--kl-t-2) var(--kl-ease-out),
    translate var(--kl-t-2) var(--kl-ease-out);

  ${media.motion} {
    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
      translate: 0 var(--kl-size-8);
    }
  }
  &[data-limited] {
    display: none;
  }
`;

export const Line = styled(Toast.Content)`
  display: flex;
  align-items: center;
  gap: var(--kl-size-12);

  > svg:first-of-type {
    color: var(--kl-gold-text);
  }
  [data-type='success'] & > svg:first-of-type {
    color: var(--kl-success-text);
  }
  [data-type='warning'] & > svg:first-of-type {
    color: var(--kl-warning-text);
  }
  [data-type='error'] & > svg:first-of-type {
    color: var(--kl-danger-text);
  }
`;

/** The text is the toast's accessible name, so that focus on it reads the text. */
export const Message = styled(Toast.Title)`
  margin: 0;
  font: inherit;
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
