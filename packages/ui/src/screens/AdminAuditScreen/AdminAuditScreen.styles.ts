import styled from '../../theme/styled.ts';

export const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: var(--kl-size-8);
`;
