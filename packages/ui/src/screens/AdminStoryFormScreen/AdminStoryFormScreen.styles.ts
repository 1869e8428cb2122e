import styled from '@emotion/styled';

export const Places = styled.div`
  position: relative;
  display: grid;
  gap: 18px;
`;

export const Place = styled.div`
  display: grid;
  gap: var(--s-3);
  padding: var(--s-5);
  border-radius: var(--r-3);
  background: var(--surface-1);
`;

export const State = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-3);
`;
