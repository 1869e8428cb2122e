import styled from '@emotion/styled';

export const LoginGround = styled.main`
  display: grid;
  place-items: center;
  min-block-size: 100dvh;
  padding: var(--kl-size-24) var(--kl-gutter);
  background: var(--kl-bg-deep);
`;
