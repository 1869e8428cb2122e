import styled from '../../theme/styled.ts';
import { media } from '../../theme/media.ts';

export const SliderRoot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--kl-size-14);
`;

/** `--kl-share` is the filled share of the track. */
export const Range = styled.input`
  --kl-fill: linear-gradient(to right, var(--kl-gold) var(--kl-share), var(--kl-surface-3) 0);
  inline-size: 100%;
  min-block-size: var(--kl-size-32);
  margin: 0;
  border-radius: var(--kl-radius-4);
  background: none;
  appearance: none;
  cursor: pointer;

  &:dir(rtl) {
    --kl-fill: linear-gradient(to left, var(--kl-gold) var(--kl-share), var(--kl-surface-3) 0);
  }
  ${media.touch} {
    min-block-size: var(--kl-size-44);
  }

  &::-webkit-slider-runnable-track {
    block-size: var(--kl-size-6);
    border-radius: var(--kl-radius-4);
    background: var(--kl-fill);
  }
  &::-moz-range-track {
    block-size: var(--kl-size-6);
    border-radius: var(--kl-radius-4);
    background: var(--kl-fill);
  }
  &::-webkit-slider-thumb {
    inline-size: var(--kl-size-22);
    block-size: var(--kl-size-22);
    margin-block-start: calc(-1 * var(--kl-size-8));
    border: var(--kl-edge-3) solid var(--kl-surface-1);
    border-radius: 50%;
    background: var(--kl-gold);
    appearance: none;
  }
  &::-moz-range-thumb {
    inline-size: var(--kl-size-16);
    block-size: var(--kl-size-16);
    border: var(--kl-edge-3) solid var(--kl-surface-1);
    border-radius: 50%;
    background: var(--kl-gold);
  }
  &:hover:enabled::-webkit-slider-thumb {
    background: var(--kl-gold-hover);
  }
  &:hover:enabled::-moz-range-thumb {
    background: var(--kl-gold-hover);
  }
  &:disabled {
    filter: grayscale(1);
    cursor: not-allowed;
  }
  ${media.forcedColours} {
    appearance: auto;
  }
`;

export const Reading = styled.output`
  min-inline-size: 3ch;
  color: var(--kl-text-soft);
  font-size: var(--kl-fs-14);
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
