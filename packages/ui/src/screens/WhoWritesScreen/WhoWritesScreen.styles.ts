import styled from '../../theme/styled.ts';

export const WhoWritesRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--kl-size-32);
  padding-block: var(--kl-size-32) var(--kl-size-64);
`;
