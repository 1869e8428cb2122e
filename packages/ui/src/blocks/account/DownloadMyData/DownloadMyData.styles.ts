import styled from '../../../theme/styled.ts';

export const Offer = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--kl-size-16);
`;
