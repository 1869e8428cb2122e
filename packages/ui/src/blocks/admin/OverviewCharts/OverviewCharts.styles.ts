import { css } from '@emotion/react';
import styled from '@emotion/styled';

export const TileRoot = styled.article`
  min-inline-size: 0;
  padding: 20px 22px;
  border-radius: var(--r-2);
  background: var(--surface-1);
`;

export const Label = styled.h2`
  color: var(--text-soft);
  font: 600 var(--fs-14) / var(--lh-ui) var(--font-ui);
`;

export const Figure = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: var(--s-3);
  margin-block: 4px 6px;
`;

export const Value = styled.b`
  padding-block-start: 0.18em;
  font: 600 2.25rem / 1 var(--font-title);
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
    stroke: var(--gold);
    stroke-width: 1.8;
    stroke-linejoin: round;
  }
  > polygon {
    fill: var(--gold-soft);
  }
  > circle {
    fill: var(--gold);
  }
`;

export const Finding = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s-2);
  color: var(--text-soft);
  font-size: var(--fs-13);

  > .lucide {
    color: var(--text-mute);
  }
`;

/** The first series is solid, the second hatched: the two are equally bright. */
const series = css`
  &[data-series='built_in'],
  &[data-series='built_in']::before {
    --fill: var(--gold);
  }
  &[data-series='provider'],
  &[data-series='provider']::before {
    --fill: repeating-linear-gradient(135deg, var(--peacock-text) 0 4px, var(--surface-1) 4px 7px);
    --edge: var(--peacock-text);
  }
`;

export const Chart = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--s-4);

  > * {
    inline-size: 100%;
  }
  > button {
    inline-size: auto;
  }
`;

export const ChartFinding = styled.p`
  color: var(--text-soft);
  font-size: var(--fs-14);
  text-wrap: pretty;
`;

export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 18px;
`;

export const Key = styled.span`
  ${series}
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);
  color: var(--text-soft);
  font-size: var(--fs-13);

  &::before {
    content: '';
    flex: none;
    inline-size: 13px;
    block-size: 13px;
    border: 1px solid var(--edge, transparent);
    border-radius: 2px;
    background: var(--fill);
    forced-color-adjust: none;
  }
`;

export const Empty = styled.p`
  padding-block: var(--s-7);
  color: var(--text-soft);
  text-align: center;
`;

export const Plot = styled.div`
  position: relative;
  block-size: 300px;
  padding-block: 10px 28px;
  padding-inline-start: 44px;
`;

export const Grid = styled.div`
  position: absolute;
  inset-block: 10px 28px;
  inset-inline: 0;
`;

export const GridLine = styled.span`
  position: absolute;
  inset-block-end: calc(var(--at) - 0.75em);
  inset-inline: 0;
  display: flex;
  align-items: center;
  gap: 10px;
  color: var(--text-mute);
  font-size: var(--fs-12);
  line-height: 1.5;
  font-variant-numeric: tabular-nums;

  &::after {
    content: '';
    position: absolute;
    inset-inline: 40px 0;
    border-block-start: 1px solid var(--line);
  }
`;

export const Days = styled.div`
  position: relative;
  display: flex;
  gap: clamp(1px, 0.5%, 6px);
  block-size: 100%;
`;

export const BarColumn = styled.span`
  position: relative;
  flex: 1;
  display: flex;
  flex-direction: column;
  justify-content: end;
  align-items: center;
  gap: 2px;
  min-inline-size: 0;

  &[data-day]::after {
    content: attr(data-day);
    position: absolute;
    inset-block-start: calc(100% + 8px);
    inset-inline-end: 0;
    color: var(--text-mute);
    font-size: var(--fs-12);
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
  max-inline-size: 44px;
  block-size: var(--share);
  border: 1px solid var(--edge, transparent);
  border-radius: 2px 2px 0 0;
  background: var(--fill);
  forced-color-adjust: none;
`;
