import styled from '@emotion/styled';

export const HomeRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--s-7);
  padding-block: var(--s-6) var(--s-8);
`;

/** A page that has one thing to say. */
export const Whole = styled.div`
  align-self: center;
  padding-block: var(--s-7);
`;

export const More = styled.div`
  display: grid;
  justify-items: center;
  gap: 20px;
  color: var(--gold);
`;
