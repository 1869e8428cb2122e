import styled from '../../theme/styled.ts';
import { plainButton } from '../../theme/elements.ts';
import { media } from '../../theme/media.ts';
import { heatGround } from './cards/SceneNode.styles.ts';

/** The button that tidies; on a narrow canvas above the zoom buttons, because the page's tools are at the top. */
export const Tidy = styled.div`
  position: absolute;
  inset-block-end: var(--kl-size-72);
  inset-inline-end: var(--kl-size-14);

  ${media.compact} {
    inset-block: var(--kl-size-14) auto;
  }

  > button {
    background: var(--kl-surface-1);
  }
`;

export const Zoom = styled.div`
  position: absolute;
  inset-block-end: var(--kl-size-14);
  inset-inline-end: var(--kl-size-14);
  display: inline-flex;
  align-items: center;
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-8);
  background: var(--kl-surface-1);
`;

export const ZoomButton = styled.button`
  ${plainButton}
  display: grid;
  place-items: center;
  inline-size: var(--kl-size-44);
  block-size: var(--kl-size-44);
  border-radius: var(--kl-radius-8);
  color: var(--kl-text);

  &:hover {
    color: var(--kl-gold-text);
  }
  ${media.touch} {
    inline-size: var(--kl-ctl);
    block-size: var(--kl-ctl);
  }
`;

export const ZoomValue = styled.span`
  min-inline-size: var(--kl-size-48);
  font-size: var(--kl-fs-13);
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

export const Legend = styled.div`
  position: absolute;
  inset-block-end: var(--kl-size-96);
  inset-inline-start: var(--kl-size-14);
  display: grid;
  gap: var(--kl-size-6);
  max-inline-size: 300px;
  padding: var(--kl-size-8) var(--kl-size-12);
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-8);
  background: var(--kl-surface-1);
  font-size: var(--kl-fs-13);

  ${media.compact} {
    inset-block-end: var(--kl-size-64);
  }
`;

export const LegendScale = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-8);

  > span {
    display: inline-flex;
  }
`;

export const LegendStep = styled.i`
  inline-size: var(--kl-size-20);
  block-size: var(--kl-size-12);
  border: var(--kl-hairline) solid var(--kl-line-strong);
  ${heatGround}
`;

export const MapRoot = styled.figure`
  position: absolute;
  margin: 0;
  z-index: var(--kl-z-above);
  inset-block-end: var(--kl-size-72);
  inset-inline-end: var(--kl-size-14);
  inline-size: 168px;
  block-size: 112px;
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-8);
  background: var(--kl-surface-1);

  svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    cursor: pointer;
    touch-action: none;
  }
  /* a card below the map shows through, and receives presses */
  &[data-over-card] {
    opacity: 0.35;
    pointer-events: none;
  }
  path {
    fill: var(--kl-line-strong);
  }
  path[data-selected] {
    fill: var(--kl-gold);
  }
  [data-seen] {
    fill: none;
    stroke: var(--kl-gold);
    stroke-width: 1.5;
    vector-effect: non-scaling-stroke;
  }
  display: none;

  ${media.compact} {
    display: block;
  }
`;

/** The edges at a low zoom, behind the cards. They cover the whole canvas, so that all cards are painted into one layer. */
export const FarLines = styled.svg`
  position: absolute;
  z-index: var(--kl-z-behind);
  inset-block-start: 0;
  inset-inline-start: 0;
  overflow: visible;
  pointer-events: none;

  /* moving edges have a layer above the others: below them, each card would need a layer, too */
  &[data-moving] {
    z-index: var(--kl-z-above);
    will-change: transform;
  }
`;
