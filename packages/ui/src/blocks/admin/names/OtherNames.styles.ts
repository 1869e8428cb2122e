import styled from '../../../theme/styled.ts';

export const Names = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-2) var(--kl-size-12);
  min-inline-size: 0;
  font-size: var(--kl-fs-14);
  overflow-wrap: anywhere;
`;
