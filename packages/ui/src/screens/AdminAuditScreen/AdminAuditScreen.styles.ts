import styled from '@emotion/styled';

export const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: var(--kl-size-8);
`;
