import styled from '@emotion/styled';

export const Page = styled.div`
  display: grid;
  gap: var(--kl-size-48);
  max-inline-size: 1100px;
  margin-inline: auto;
  padding: var(--kl-size-32) var(--kl-gutter);
`;

export const Intro = styled.header`
  display: grid;
  gap: var(--kl-size-12);

  h1 {
    font-size: var(--kl-fs-48);
  }

  p {
    font: 400 var(--kl-fs-20) / var(--kl-lh-tale) var(--kl-font-tale);
    max-inline-size: var(--kl-measure);
    color: var(--kl-text-soft);
  }
`;

export const Section = styled.section`
  display: grid;
  gap: var(--kl-size-16);
  padding-block-start: var(--kl-size-24);
  border-block-start: var(--kl-hairline) solid var(--kl-line);

  h2 {
    font-size: var(--kl-fs-24);
  }
`;

export const Board = styled.div`
  overflow: hidden;
  background: var(--kl-surface-1);
  color: var(--kl-text);
  border: var(--kl-hairline) solid var(--kl-line);
  border-radius: var(--kl-radius-14);
`;

export const BoardTitle = styled.h3`
  padding: var(--kl-size-16) var(--kl-size-24);
  background: var(--kl-bg);
  font-size: var(--kl-fs-20);
`;

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(170px, 1fr));
  margin: 0;
  padding: 0;
  list-style: '';
`;

/** A colour on its intended background; both are custom properties. */
export const Tile = styled.li`
  display: grid;
  align-content: start;
  gap: var(--kl-size-2);
  min-block-size: var(--kl-size-96);
  padding: var(--kl-size-16);
  background: var(--kl-ground);
  color: var(--kl-ink);
  font-size: var(--kl-fs-13);

  b {
    font: 600 var(--kl-fs-24) / 1.2 var(--kl-font-title);
  }

  code {
    font-size: var(--kl-fs-13);
  }
`;

export const Rows = styled.dl`
  display: grid;
  grid-template-columns: minmax(var(--kl-size-96), max-content) minmax(0, 1fr);
  gap: var(--kl-size-16) var(--kl-size-24);
  align-items: baseline;
  margin: 0;

  dt {
    color: var(--kl-gold-text);
    font-weight: 600;
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Sample = styled.span`
  display: block;
  font: var(--kl-sample-weight, 400) var(--kl-sample-size) / var(--kl-sample-leading, 1.2)
    var(--kl-sample-face);
`;

export const Bar = styled.span`
  display: block;
  inline-size: var(--kl-length);
  block-size: var(--kl-size-20);
  background: var(--kl-gold);
  border-radius: var(--kl-radius-2);
`;

export const Shape = styled.span`
  display: grid;
  place-items: center;
  inline-size: 160px;
  block-size: var(--kl-size-64);
  background: var(--kl-surface-2);
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-corner);
  box-shadow: var(--kl-depth);
`;

/** Moves once on hover or focus: a foundation page must not move by itself. */
export const Mover = styled.button`
  display: block;
  inline-size: 100%;
  padding: var(--kl-size-8);
  background: var(--kl-surface-2);
  border-radius: var(--kl-radius-8);
  text-align: start;

  span {
    display: inline-block;
    inline-size: var(--kl-size-24);
    block-size: var(--kl-size-24);
    background: var(--kl-gold);
    border-radius: 50%;
    transition: margin-inline-start var(--kl-duration) var(--kl-curve);
  }

  &:hover span,
  &:focus-visible span {
    margin-inline-start: calc(100% - var(--kl-size-24));
  }
`;

export const Gallery = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(240px, 100%), 1fr));
  gap: var(--kl-size-16);
  margin: 0;
  padding: 0;
  list-style: '';

  img {
    inline-size: 100%;
    border-radius: var(--kl-radius-8);
  }
`;

export const IconTiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(124px, 1fr));
  gap: var(--kl-size-8);
  margin: 0;
  padding: 0;
  list-style: '';
`;

export const IconTile = styled.li`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: var(--kl-size-8);
  padding: var(--kl-size-16) var(--kl-size-8);
  border: var(--kl-hairline) solid var(--kl-line);
  border-radius: var(--kl-radius-8);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-13);
  text-align: center;

  > svg {
    inline-size: var(--kl-size-24);
    block-size: var(--kl-size-24);
    color: var(--kl-text);
  }
`;
