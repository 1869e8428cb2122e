import styled from '../../../theme/styled.ts';

export const NoCard = styled.p`
  margin: 0;
  color: var(--kl-text-soft);
`;
