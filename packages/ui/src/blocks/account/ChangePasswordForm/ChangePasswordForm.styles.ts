import styled from '../../../theme/styled.ts';

/** As wide as a password field needs. */
export const Narrow = styled.div`
  display: grid;
  gap: var(--kl-size-16);
  max-inline-size: 374px;
`;

export const Done = styled.div`
  border-radius: var(--kl-radius-8);
`;
