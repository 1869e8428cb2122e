import styled from '@emotion/styled';

export const Page = styled.div`
  display: grid;
  gap: var(--s-7);
  max-inline-size: 1100px;
  margin-inline: auto;
  padding: var(--s-6) var(--gutter);
`;

export const Intro = styled.header`
  display: grid;
  gap: var(--s-3);

  h1 {
    font-size: var(--fs-48);
  }

  p {
    font: 400 var(--fs-20) / var(--lh-tale) var(--font-tale);
    max-inline-size: var(--measure);
    color: var(--text-soft);
  }
`;

export const Section = styled.section`
  display: grid;
  gap: var(--s-4);
  padding-block-start: var(--s-5);
  border-block-start: 1px solid var(--line);

  h2 {
    font-size: var(--fs-24);
  }
`;

export const Board = styled.div`
  overflow: hidden;
  background: var(--surface-1);
  color: var(--text);
  border: 1px solid var(--line);
  border-radius: var(--r-3);
`;

export const BoardTitle = styled.h3`
  padding: var(--s-4) var(--s-5);
  background: var(--bg);
  font-size: var(--fs-20);
`;

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(170px, 1fr));
  margin: 0;
  padding: 0;
  list-style: '';
`;

/** A colour is shown on the ground that it is made for; both come as variables. */
export const Tile = styled.li`
  display: grid;
  align-content: start;
  gap: 2px;
  min-block-size: 92px;
  padding: var(--s-4);
  background: var(--ground);
  color: var(--ink);
  font-size: var(--fs-13);

  b {
    font: 600 var(--fs-24) / 1.2 var(--font-title);
  }

  code {
    font-size: var(--fs-13);
  }
`;

export const Rows = styled.dl`
  display: grid;
  grid-template-columns: minmax(90px, max-content) minmax(0, 1fr);
  gap: var(--s-4) var(--s-5);
  align-items: baseline;
  margin: 0;

  dt {
    color: var(--gold-text);
    font-weight: 600;
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Sample = styled.span`
  display: block;
  font: var(--sample-weight, 400) var(--sample-size) / var(--sample-leading, 1.2) var(--sample-face);
`;

export const Bar = styled.span`
  display: block;
  inline-size: var(--length);
  block-size: 20px;
  background: var(--gold);
  border-radius: 2px;
`;

export const Shape = styled.span`
  display: grid;
  place-items: center;
  inline-size: 160px;
  block-size: 64px;
  background: var(--surface-2);
  border: 1px solid var(--line-strong);
  border-radius: var(--corner);
  box-shadow: var(--depth);
`;

/** Moves once when it is pointed at or has focus: a foundation page must not move by itself. */
export const Mover = styled.button`
  display: block;
  inline-size: 100%;
  padding: var(--s-2);
  background: var(--surface-2);
  border-radius: var(--r-2);
  text-align: start;

  span {
    display: inline-block;
    inline-size: 24px;
    block-size: 24px;
    background: var(--gold);
    border-radius: 50%;
    transition: margin-inline-start var(--duration) var(--curve);
  }

  &:hover span,
  &:focus-visible span {
    margin-inline-start: calc(100% - 24px);
  }
`;

export const Gallery = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: var(--s-4);
  margin: 0;
  padding: 0;
  list-style: '';

  img {
    inline-size: 100%;
    border-radius: var(--r-2);
  }
`;
