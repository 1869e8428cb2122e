import styled from '@emotion/styled';

export const EmptyRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: var(--s-4);
  padding: var(--s-8) var(--s-4);
  color: var(--text-soft);
  font-size: var(--fs-18);
  text-align: center;
  overflow-wrap: anywhere;

  > svg {
    color: var(--gold);
  }
`;
