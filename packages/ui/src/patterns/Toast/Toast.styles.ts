import { Toast } from '@base-ui/react/toast';
import styled from '@emotion/styled';

/** `--toast-rise`, set on the page, lifts the messages above what stands at its foot. */
export const Place = styled(Toast.Viewport)`
  position: fixed;
  z-index: var(--z-toast);
  inset-block-end: calc(var(--s-5) + var(--toast-rise, 0px) + env(safe-area-inset-bottom));
  inset-inline: var(--gutter);
  display: grid;
  justify-items: center;
  gap: var(--s-2);
  pointer-events: none;

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }
`;

export const Root = styled(Toast.Root)`
  max-inline-size: min(100%, 480px);
  padding-block: 6px;
  padding-inline: 16px 6px;
  border-radius: var(--r-2);
  background: var(--surface-3);
  box-shadow: var(--shadow-2);
  color: var(--text);
  font-weight: 500;
  pointer-events: auto;
  transition:
    opacity var(--t-2) var(--ease-out),
    translate var(--t-2) var(--ease-out);

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    translate: 0 8px;
  }
  &[data-limited] {
    display: none;
  }
`;

export const Line = styled(Toast.Content)`
  display: flex;
  align-items: center;
  gap: var(--s-3);

  > .lucide:first-of-type {
    color: var(--gold-text);
  }
  [data-type='success'] & > .lucide:first-of-type {
    color: var(--success-text);
  }
  [data-type='warning'] & > .lucide:first-of-type {
    color: var(--warning-text);
  }
  [data-type='error'] & > .lucide:first-of-type {
    color: var(--danger-text);
  }
`;

/** The words are the message's name, so that focus on it says them. */
export const Message = styled(Toast.Title)`
  margin: 0;
  font: inherit;
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
