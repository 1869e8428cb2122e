import styled from '@emotion/styled';
import { media } from '../../../theme/media.ts';

/** On a wide page graph and inspector share one frame, which is as high as the page allows. */
export const StudioRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;

  &[data-view='graph'] {
    border: 1px solid var(--line);
    border-radius: var(--r-3);
    overflow: hidden;
  }
  ${media.desktop} {
    border: 1px solid var(--line);
    border-radius: var(--r-3);
    overflow: hidden;
    grid-template-columns: minmax(0, 1fr) 352px;
    block-size: clamp(560px, calc(100dvh - 250px), 860px);
  }
`;

/** The canvas lies under toolbar and strip; the other views stand between them. */
export const Studio = styled.div`
  position: relative;
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  min-block-size: 0;

  [data-view='graph'] > & {
    min-block-size: 70dvh;
    background: var(--bg-deep);
  }
  ${media.desktop} {
    background: var(--bg-deep);

    [data-view='graph'] > & {
      min-block-size: 0;
    }
  }
`;

export const Toolbar = styled.div`
  grid-area: 1 / 1;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-self: start;
  gap: 8px;
  padding-block: 0 14px;

  [data-view='graph'] > * > & {
    padding: 14px;
  }
  ${media.desktop} {
    padding: 14px;
  }
  @media (pointer: coarse) {
    button {
      min-block-size: var(--ctl);
    }
  }
`;

export const View = styled.div`
  grid-area: 2 / 1;
  min-inline-size: 0;

  ${media.desktop} {
    padding: 6px 14px 14px;
    overflow: auto;
  }
  [data-view='graph'] > * > & {
    grid-area: 1 / 1 / 4;
    padding: 0;
    overflow: hidden;
  }
`;

/** What is said in place of the graph. */
export const Word = styled.p`
  display: grid;
  place-items: center;
  block-size: 100%;
  max-inline-size: 38em;
  margin-inline: auto;
  padding-inline: 16px;
  color: var(--text-soft);
  text-align: center;
  text-wrap: balance;
`;

export const Strip = styled.p`
  grid-area: 3 / 1;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-self: start;
  gap: 8px;
  padding-block: 14px;

  [data-view='graph'] > * > & {
    padding-inline: 14px;
  }
  ${media.desktop} {
    padding-inline: 14px;
  }
`;

export const Inspector = styled.div`
  min-block-size: 0;
  border-inline-start: 1px solid var(--line);
  background: var(--surface-1);
  overflow: auto;
`;

export const NothingPicked = styled.p`
  padding: 48px 32px;
  color: var(--text-soft);
  text-align: center;
  text-wrap: balance;
`;
