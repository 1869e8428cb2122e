import styled from '../../theme/styled.ts';

export const EmptyRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: var(--kl-size-16);
  padding: var(--kl-size-64) var(--kl-size-16);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-18);
  text-align: center;
  overflow-wrap: anywhere;

  > svg {
    color: var(--kl-gold);
  }
`;
