import styled from '../../../theme/styled.ts';

export const Details = styled.div`
  display: grid;
  gap: var(--kl-size-14);
`;
