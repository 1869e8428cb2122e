import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

export const WizardRoot = styled.div`
  min-inline-size: 0;

  /* The head of the page stays above it. */
  [role='tablist'] {
    scroll-margin-block-start: 80px;
  }
  [role='tab'] {
    min-block-size: 52px;
  }
`;

export const StepMark = styled.span`
  display: grid;
  place-items: center;
  inline-size: 26px;
  block-size: 26px;
  border: 1px solid var(--line-strong);
  border-radius: var(--r-pill);
  font-size: var(--fs-13);
  font-weight: 600;
  line-height: 1;

  [data-active] > & {
    border-color: var(--gold);
    background: var(--gold);
    color: var(--on-gold);
  }
  &[data-done] {
    border-color: var(--peacock);
    background: var(--peacock);
    color: var(--on-peacock);
  }
  .lucide {
    inline-size: 15px;
    block-size: 15px;
    stroke-width: 2.5;
  }
`;

/** A phone has no room for it: the disabled button says what is missing. */
export const Required = styled.span`
  display: none;
  color: var(--text-mute);
  font-size: var(--fs-12);
  font-weight: 400;

  ${media.compact} {
    display: inline;
  }
`;
