import styled from '@emotion/styled';

export const NoCard = styled.p`
  margin: 0;
  color: var(--kl-text-soft);
`;
