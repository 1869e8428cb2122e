import styled from '@emotion/styled';
import { media } from '../../theme/media.ts';

export const SliderRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 14px;
`;

/** `--share` is how much of the track is filled. */
export const Range = styled.input`
  --fill: linear-gradient(to right, var(--gold) var(--share), var(--surface-3) 0);
  inline-size: 100%;
  min-block-size: 32px;
  margin: 0;
  border-radius: var(--r-1);
  background: none;
  appearance: none;
  cursor: pointer;

  &:dir(rtl) {
    --fill: linear-gradient(to left, var(--gold) var(--share), var(--surface-3) 0);
  }
  ${media.touch} {
    min-block-size: 44px;
  }

  &::-webkit-slider-runnable-track {
    block-size: 6px;
    border-radius: 3px;
    background: var(--fill);
  }
  &::-moz-range-track {
    block-size: 6px;
    border-radius: 3px;
    background: var(--fill);
  }
  &::-webkit-slider-thumb {
    inline-size: 22px;
    block-size: 22px;
    margin-block-start: -8px;
    border: 3px solid var(--surface-1);
    border-radius: 50%;
    background: var(--gold);
    appearance: none;
  }
  &::-moz-range-thumb {
    inline-size: 16px;
    block-size: 16px;
    border: 3px solid var(--surface-1);
    border-radius: 50%;
    background: var(--gold);
  }
  &:hover:enabled::-webkit-slider-thumb {
    background: var(--gold-hover);
  }
  &:hover:enabled::-moz-range-thumb {
    background: var(--gold-hover);
  }
  &:disabled {
    filter: grayscale(1);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

export const Reading = styled.output`
  min-inline-size: 3ch;
  color: var(--text-soft);
  font-size: var(--fs-14);
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
