import styled from '@emotion/styled';

export const Title = styled.span`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  font-size: 1.625rem;

  > svg {
    flex: none;
    color: var(--gold);
  }
  /* Eczar sits high in its box. */
  > span {
    min-inline-size: 0;
    padding-block-start: 0.14em;
    overflow-wrap: anywhere;
  }
`;

/** Its cards run to the edge of the panel and are cut there. */
export const Content = styled.div`
  --gutter: 10px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
`;

export const Empty = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--s-2);
  padding: 10px 0 14px;
  color: var(--text-soft);
  text-align: center;

  > svg {
    margin-block-end: var(--s-2);
    color: var(--gold);
  }
`;

export const EmptyTitle = styled.p`
  color: var(--text);
  font: 600 var(--fs-20) / var(--lh-title) var(--font-title);
  text-wrap: balance;
`;

export const Places = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(80%, 276px);
  gap: var(--s-4);
  overflow: hidden;
`;

export const Place = styled.div`
  display: grid;
  align-content: start;
  gap: var(--s-3);
  min-block-size: 232px;
  padding: 18px;
  border: 1px solid var(--line);
  border-radius: var(--r-2);
`;
