import { css } from '@emotion/react';
import { media } from '../../theme/media.ts';
import styled from '../../theme/styled.ts';

/** The required parts of React Flow's base.css; the look is our own. Its positions count from the left. */
const library = css`
  .react-flow {
    direction: ltr;
    position: relative;
    z-index: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: hidden;
  }
  .react-flow__container {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: 100%;
    block-size: 100%;
  }
  .react-flow__pane {
    z-index: 1;
    touch-action: none;
    cursor: grab;

    &.dragging {
      cursor: grabbing;
    }
  }
  .react-flow__viewport {
    z-index: 2;
    transform-origin: 0 0;
    pointer-events: none;
  }
  .react-flow__renderer {
    z-index: 4;
  }
  .react-flow__background {
    z-index: -1;
    pointer-events: none;
  }
  .react-flow__background-pattern.dots {
    fill: var(--xy-background-pattern-color-props);
  }
  .react-flow__edges {
    position: absolute;

    svg {
      position: absolute;
      overflow: visible;
      max-inline-size: none;
      pointer-events: none;
    }
  }
  .react-flow__edge {
    pointer-events: none;
  }
  .react-flow__connectionline {
    position: absolute;
    z-index: 1001;
    overflow: visible;
    pointer-events: none;
  }
  .react-flow__nodes {
    transform-origin: 0 0;
    pointer-events: none;
  }
  .react-flow__node {
    position: absolute;
    transform-origin: 0 0;
    pointer-events: all;
    user-select: none;
    cursor: grab;

    &.dragging {
      cursor: grabbing;
    }
  }
  .react-flow__handle {
    position: absolute;
    pointer-events: none;

    &.connectionindicator,
    &.connectingfrom {
      pointer-events: all;
    }
  }
  /* React Flow's attribution, which its licence asks for */
  .react-flow__attribution {
    position: absolute;
    z-index: 5;
    inset-block-end: var(--kl-size-64);
    inset-inline: 0;
    inline-size: fit-content;
    margin-inline: auto;
    color: var(--kl-text-mute);
    font-size: var(--kl-fs-12);

    ${media.compact} {
      inset-block-end: var(--kl-size-4);
    }
    a {
      display: inline-flex;
      align-items: center;
      min-block-size: var(--kl-size-24);
    }
  }
  .react-flow__selection,
  .react-flow__nodesselection-rect {
    border: var(--kl-hairline) dashed var(--kl-gold);
    background: var(--kl-gold-soft);
  }
  .react-flow__selection {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    z-index: 6;
  }
  .react-flow__nodesselection {
    position: absolute;
    z-index: 3;
    transform-origin: 0 0;
    pointer-events: none;
  }
  .react-flow__nodesselection-rect {
    position: absolute;
    pointer-events: all;
    cursor: grab;
  }
  .react-flow__edgelabel-renderer,
  .react-flow__viewport-portal {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: 100%;
    block-size: 100%;
    pointer-events: none;
  }
`;

const lines = css`
  .react-flow__edge-path,
  .react-flow__connection-path {
    fill: none;
    stroke: var(--kl-line-strong);
    stroke-width: 2.2;
  }
  .react-flow__edge-interaction {
    fill: none;
  }
  .is-never .react-flow__edge-path,
  .is-hidden .react-flow__edge-path {
    stroke-dasharray: 3 5;
  }
  .is-hot .react-flow__edge-path,
  .react-flow__connection-path {
    stroke: var(--kl-gold);
  }
`;

/** Centred on their points by margins: a transform would make each of them a layer. */
const ports = css`
  .react-flow__handle {
    inline-size: var(--kl-size-12);
    block-size: var(--kl-size-12);
    border: var(--kl-edge-2) solid var(--kl-bg-deep);
    border-radius: var(--kl-radius-pill);
    background: var(--kl-line-strong);
  }
  .react-flow__handle[data-port='in'] {
    inset-block-start: var(--kl-size-24);
    inset-inline-start: 0;
    inline-size: var(--kl-size-10);
    block-size: var(--kl-size-10);
    margin: calc(var(--kl-size-10) / -2);
    border-width: 0;
  }
  .react-flow__handle[data-port='out'] {
    inset-block-start: 50%;
    inset-inline-end: calc(-1 * var(--kl-size-14));
    margin: calc(var(--kl-size-12) / -2);
    cursor: crosshair;
  }
  .react-flow__handle[data-port='far'] {
    inset-block-start: 50%;
    inset-inline-end: 0;
    border-width: 0;
    background: var(--kl-gold);
    cursor: crosshair;
  }
  /* the hit area of a port is larger than the port */
  .react-flow__handle[data-port='out']::after {
    content: '';
    position: absolute;
    inset: calc(-1 * var(--kl-size-8));
    border-radius: var(--kl-radius-pill);
  }
  .react-flow__handle[data-loose] {
    background: var(--kl-warning-text);
  }
  [data-selected] .react-flow__handle[data-port='out']:not([data-loose]) {
    background: var(--kl-gold);
  }
`;

export const CanvasRoot = styled.section`
  position: relative;
  min-block-size: 320px;
  block-size: 100%;
  background: var(--kl-bg-deep);

  ${library}
  ${lines}
  ${ports}

  .react-flow__node:focus-visible {
    border-radius: var(--kl-radius-10);
  }
  .react-flow__node.dragging {
    z-index: var(--kl-z-above) !important;
  }
`;
