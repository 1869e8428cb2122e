import styled from '../../../theme/styled.ts';

export const Code = styled.img`
  inline-size: min(100%, 180px);
  border-radius: var(--kl-radius-8);
`;
