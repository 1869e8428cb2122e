import styled from '../theme/styled.ts';

export const Box = styled.div`
  --kl-own: 1;
  gap: var(--kl-s-4);
  opacity: var(--kl-own);
`;
