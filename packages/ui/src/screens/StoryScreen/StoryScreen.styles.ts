import styled from '@emotion/styled';
import { media } from '../../theme/media.ts';

export const ScreenRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  padding-block-end: var(--s-7);

  /* What takes focus never comes to rest under the bar. */
  a,
  button {
    scroll-margin-block: 24px 104px;
  }
  ${media.desktop} {
    padding-block-end: var(--s-8);
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 34px;
  padding-block-start: 24px;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(300px, 380px);
    gap: clamp(36px, 4vw, 56px);
    padding-block-start: 40px;
  }
`;

export const Telling = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 26px;
`;

export const Commands = styled.div`
  margin-block-start: 10px;
`;

export const Counting = styled.div`
  ${media.desktop} {
    position: sticky;
    inset-block-start: 24px;
  }
`;

/** It ends where the page's own content ends, so that the footer is never covered. */
export const PlayBarRoot = styled.div`
  position: sticky;
  z-index: var(--z-raised);
  inset-block-end: 0;
  display: grid;
  margin-block-start: var(--s-5);
  margin-inline: calc(-1 * var(--gutter));
  padding: 10px var(--gutter) calc(10px + env(safe-area-inset-bottom));
  border-block-start: 1px solid var(--line);
  background: var(--bg);

  .lucide-play {
    fill: currentColor;
  }
  ${media.desktop} {
    display: none;
  }
`;

/** A page that has one thing to say. */
export const Whole = styled.div`
  align-self: center;
  padding-block: var(--s-7);
`;
