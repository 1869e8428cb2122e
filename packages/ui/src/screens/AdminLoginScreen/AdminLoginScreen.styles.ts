import styled from '@emotion/styled';

export const LoginGround = styled.main`
  display: grid;
  place-items: center;
  min-block-size: 100dvh;
  padding: var(--s-5) var(--gutter);
  background: var(--bg-deep);
`;
