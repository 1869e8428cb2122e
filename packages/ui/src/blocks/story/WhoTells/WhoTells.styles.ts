import styled from '../../../theme/styled.ts';
import { plainIcon } from '../../../theme/elements.ts';

export const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--kl-size-8);
  color: var(--kl-text-soft);
  font: 400 var(--kl-fs-14) / 1.5 var(--kl-font-ui);

  > svg {
    ${plainIcon}
    margin-block-start: 0.15em;
    color: var(--kl-gold-text);
  }
  > p {
    margin: 0;
  }
  &:lang(ur) {
    line-height: 2;
  }
`;

export const Whole = styled.strong`
  display: block;
  color: var(--kl-text);
  font-weight: 600;
`;
