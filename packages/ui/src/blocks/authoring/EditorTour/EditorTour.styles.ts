import styled from '../../../theme/styled.ts';

export const Step = styled.p`
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
  font-variant-numeric: tabular-nums;
`;
