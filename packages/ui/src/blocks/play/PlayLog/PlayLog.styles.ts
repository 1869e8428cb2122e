import styled from '@emotion/styled';
import { FolioRoot } from '../../../patterns/Folio/Folio.styles.ts';
import { media } from '../../../theme/media.ts';

export const LogFrame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
`;

/**
 * As high as the specification says, where the screen has that much to give.
 * It keeps its own place: the browser's idea of it would leave the newest part below the edge when a font arrives.
 */
export const Scroller = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  max-block-size: max(calc(100dvh - var(--log-below)), var(--log-min));
  overflow: hidden auto;
  overflow-anchor: none;
  overscroll-behavior: contain;
  border-radius: 10px;
  background: var(--glass);
  scrollbar-width: thin;
  scrollbar-color: var(--line-strong) transparent;

  [data-theme='night'] & {
    mask-image: linear-gradient(transparent, black 22px);
  }
  &:focus-visible {
    outline-offset: -3px;
    box-shadow: none;
    mask-image: none;
  }
`;

export const Leaf = styled(FolioRoot)`
  --folio-inset: 9px;
  --gutter-width: 0px;
  display: flex;
  flex-direction: column;
  gap: 18px;
  min-block-size: 100%;
  padding: 14px 30px 20px;
  border-radius: 0;

  ${media.compact} {
    --folio-inset: 34px;
    --gutter-width: 37px;
    padding: 30px 92px 38px;
  }
  @media (min-width: 641px) and (max-width: 760px) {
    --folio-inset: 18px;
    padding-inline: 76px 48px;
  }
`;

export const Earlier = styled.div`
  display: grid;
  justify-items: center;
`;

export const Kolam = styled.div`
  display: grid;
  justify-items: center;
  padding-block-start: 4px;
  color: var(--gold);
  opacity: 0.75;
`;

/** Something came while the reader was further up. */
export const NewButton = styled.button`
  position: absolute;
  z-index: var(--z-raised);
  inset-block-end: 12px;
  inset-inline: 0;
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  inline-size: max-content;
  min-block-size: var(--ctl);
  margin-inline: auto;
  padding-inline: 18px;
  border-radius: var(--r-pill);
  background: var(--gold);
  box-shadow: var(--shadow-2);
  color: var(--on-gold);
  font-weight: 600;

  &:hover {
    background: var(--gold-hover);
  }
`;
