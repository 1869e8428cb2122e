import styled from '../../theme/styled.ts';
import { plainButton } from '../../theme/elements.ts';

/** The place of the choices or the thinking indicator. It takes the focus after a choice. */
export const BelowLog = styled.div`
  display: grid;
  min-inline-size: 0;
  border-radius: var(--kl-radius-10);

  > * {
    grid-area: 1 / 1;
  }
  &:empty {
    display: none;
  }
  /* Hides the choices while the text is typed out, and reserves their space, so that nothing moves. */
  &[data-waiting] > :not([aria-hidden], [data-more-below]) {
    visibility: hidden;
  }
`;

/** Shares the grid cell of the hidden choices. */
export const FinishHintRoot = styled.p`
  grid-area: 1 / 1;
  align-self: start;
  justify-self: center;
  margin: var(--kl-size-4) 0 0;
  padding: var(--kl-size-4) var(--kl-size-14);
  border-radius: var(--kl-radius-pill);
  background: var(--kl-glass);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
`;

/** Shares the grid cell of the hidden choices. */
export const MoreBelowRoot = styled.button`
  ${plainButton}
  grid-area: 1 / 1;
  align-self: start;
  justify-self: center;
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-6);
  min-block-size: var(--kl-ctl);
  padding-inline: var(--kl-size-18);
  border-radius: var(--kl-radius-pill);
  background: var(--kl-glass);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);

  > svg {
    inline-size: var(--kl-size-16);
    block-size: var(--kl-size-16);
  }
`;

/** The buttons after the last part of a tale. */
export const EndActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--kl-size-10);
  /* The foot of the window, which has no commands now. */
  padding-block-end: max(var(--kl-size-8), env(safe-area-inset-bottom));

  /* readable on a scene of any colour */
  button:not([data-variant='primary']) {
    background: var(--kl-glass);
  }
`;
