import styled from '../../../theme/styled.ts';
import { plainButton } from '../../../theme/elements.ts';

export const Alternatives = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
`;

export const Legend = styled.legend`
  margin-block-end: var(--kl-size-8);
  padding: 0;
`;

export const AlternativeList = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-8);
`;

export const Alternative = styled.button`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-8);
  min-block-size: var(--kl-ctl);
  padding-inline: var(--kl-size-16);
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-pill);
  background: var(--kl-surface-2);
  color: var(--kl-text);
  font-weight: 600;
  transition: border-color var(--kl-t-1);

  &:hover,
  &[data-hover] {
    border-color: var(--kl-gold);
  }
`;

export const Price = styled.span`
  color: var(--kl-gold-text);
  font-size: var(--kl-fs-13);
  font-variant-numeric: tabular-nums;
`;
