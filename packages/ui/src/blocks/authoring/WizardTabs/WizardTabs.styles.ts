import styled from '../../../theme/styled.ts';
import { media } from '../../../theme/media.ts';

export const WizardRoot = styled.div`
  min-inline-size: 0;

  /* Leaves room for the sticky page header when scrolled to. */
  [role='tablist'] {
    scroll-margin-block-start: var(--kl-size-84);
  }
  [role='tab'] {
    min-block-size: var(--kl-size-56);
  }
`;

export const StepMark = styled.span`
  display: grid;
  place-items: center;
  inline-size: var(--kl-size-26);
  block-size: var(--kl-size-26);
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-pill);
  font-size: var(--kl-fs-13);
  font-weight: 600;
  line-height: 1;

  [data-active] > & {
    border-color: var(--kl-gold);
    background: var(--kl-gold);
    color: var(--kl-on-gold);
  }
  &[data-done] {
    border-color: var(--kl-peacock);
    background: var(--kl-peacock);
    color: var(--kl-on-peacock);
  }
  svg {
    inline-size: var(--kl-size-16);
    block-size: var(--kl-size-16);
    stroke-width: 2.5;
  }
`;

/** Hidden on a phone: the disabled button says what is missing. */
export const Required = styled.span`
  display: none;
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-12);
  font-weight: 400;

  ${media.compact} {
    display: inline;
  }
`;
