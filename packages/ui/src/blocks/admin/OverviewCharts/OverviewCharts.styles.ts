import { css } from '@emotion/react';
import styled from '../../../theme/styled.ts';
import { plainHeading } from '../../../theme/elements.ts';

export const TileRoot = styled.article`
  min-inline-size: 0;
  padding: var(--kl-size-20) var(--kl-size-22);
  border-radius: var(--kl-radius-8);
  background: var(--kl-surface-1);
`;

export const Label = styled.h2`
  ${plainHeading}
  color: var(--kl-text-soft);
  font: 600 var(--kl-fs-14) / var(--kl-lh-ui) var(--kl-font-ui);
`;

export const Figure = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: var(--kl-size-12);
  margin-block: var(--kl-size-4) var(--kl-size-6);
`;

export const Value = styled.b`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  padding-block-start: 0.18em;
  font: 600 var(--kl-fs-36) / 1 var(--kl-font-title);
  font-variant-numeric: tabular-nums;
`;

export const Line = styled.svg`
  inline-size: 128px;
  max-inline-size: 42%;
  overflow: visible;

  &:dir(rtl) {
    transform: scaleX(-1);
  }
  > polyline {
    fill: none;
    stroke: var(--kl-gold);
    stroke-width: 1.8;
    stroke-linejoin: round;
  }
  > polygon {
    fill: var(--kl-gold-soft);
  }
  > circle {
    fill: var(--kl-gold);
  }
`;

export const Finding = styled.p`
  display: flex;
  align-items: center;
  gap: var(--kl-size-8);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-13);

  > svg {
    color: var(--kl-text-mute);
  }
`;

/** The first series is solid, the second hatched, because both are equally bright. */
const series = css`
  &[data-pattern='solid'],
  &[data-pattern='solid']::before {
    --kl-fill: var(--kl-gold);
  }
  &[data-pattern='hatched'],
  &[data-pattern='hatched']::before {
    --kl-fill: repeating-linear-gradient(135deg, var(--kl-peacock-text) 0 4px, var(--kl-surface-1) 4px 7px);
    --kl-edge: var(--kl-peacock-text);
  }
`;

export const Chart = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--kl-size-16);

  > * {
    inline-size: 100%;
  }
  > button {
    inline-size: auto;
  }
`;

export const ChartTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-12);

  > * {
    inline-size: min(100%, 240px);
  }
`;

export const ChartFinding = styled.p`
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
  text-wrap: pretty;
`;

export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--kl-size-4) var(--kl-size-18);
`;

export const Key = styled.span`
  ${series}
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-8);
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-13);

  &::before {
    content: '';
    flex: none;
    inline-size: var(--kl-size-14);
    block-size: var(--kl-size-14);
    border: var(--kl-hairline) solid var(--kl-edge, transparent);
    border-radius: var(--kl-radius-2);
    background: var(--kl-fill);
    forced-color-adjust: none;
  }
`;

export const Empty = styled.p`
  padding-block: var(--kl-size-48);
  color: var(--kl-text-soft);
  text-align: center;
`;

export const Plot = styled.div`
  position: relative;
  block-size: 300px;
  padding-block: var(--kl-size-10) var(--kl-size-28);
  padding-inline-start: var(--kl-size-44);
`;

export const Grid = styled.div`
  position: absolute;
  inset-block: var(--kl-size-10) var(--kl-size-28);
  inset-inline: 0;
`;

export const GridLine = styled.span`
  position: absolute;
  inset-block-end: calc(var(--kl-at) - 0.75em);
  inset-inline: 0;
  display: flex;
  align-items: center;
  gap: var(--kl-size-10);
  color: var(--kl-text-mute);
  font-size: var(--kl-fs-12);
  line-height: 1.5;
  font-variant-numeric: tabular-nums;

  &::after {
    content: '';
    position: absolute;
    inset-inline: var(--kl-size-40) 0;
    border-block-start: var(--kl-hairline) solid var(--kl-line);
  }
`;

export const Days = styled.div`
  position: relative;
  display: flex;
  gap: clamp(var(--kl-hairline), 0.5%, var(--kl-size-6));
  block-size: 100%;
`;

export const BarColumn = styled.span`
  position: relative;
  flex: 1;
  display: flex;
  flex-direction: column;
  justify-content: end;
  align-items: center;
  gap: var(--kl-size-2);
  min-inline-size: 0;

  &[data-day]::after {
    content: attr(data-day);
    position: absolute;
    inset-block-start: calc(100% + var(--kl-size-8));
    inset-inline-end: 0;
    color: var(--kl-text-mute);
    font-size: var(--kl-fs-12);
    line-height: 1.3;
    white-space: nowrap;
  }
  &[data-day]:first-of-type::after {
    inset-inline: 0 auto;
  }
`;

export const Bar = styled.span`
  ${series}
  inline-size: 100%;
  max-inline-size: var(--kl-size-44);
  block-size: var(--kl-share);
  border: var(--kl-hairline) solid var(--kl-edge, transparent);
  border-radius: var(--kl-radius-2) var(--kl-radius-2) 0 0;
  background: var(--kl-fill);
  forced-color-adjust: none;
`;
