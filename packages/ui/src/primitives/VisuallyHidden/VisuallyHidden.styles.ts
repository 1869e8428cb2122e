import styled from '../../theme/styled.ts';

export const Hidden = styled.span`
  position: absolute;
  inline-size: var(--kl-hairline);
  block-size: var(--kl-hairline);
  margin: calc(-1 * var(--kl-hairline));
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
