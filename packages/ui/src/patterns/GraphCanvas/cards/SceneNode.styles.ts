import { css } from '@emotion/react';
import styled from '../../../theme/styled.ts';

export const Card = styled.div`
  position: relative;
  block-size: 100%;
  border: var(--kl-hairline) solid var(--kl-line-strong);
  border-radius: var(--kl-radius-10);
  background: var(--kl-surface-1);
  color: var(--kl-text);
  box-shadow: var(--kl-shadow-2);

  &[data-loose] {
    border: var(--kl-hairline) dashed var(--kl-warning-line);
  }
  &[data-finding='error'] {
    border: var(--kl-hairline) dashed var(--kl-danger-line);
  }
  &[data-path] {
    border-color: var(--kl-gold);
  }
  &[data-selected] {
    border-color: var(--kl-gold);
    /* Visible in forced colours, which have no shadows. */
    outline: var(--kl-edge-2) solid transparent;
    box-shadow:
      0 0 0 var(--kl-hairline) var(--kl-gold),
      0 0 0 var(--kl-size-6) var(--kl-gold-soft),
      var(--kl-shadow-2);
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--kl-size-6);
  block-size: var(--kl-head);
  padding-inline: var(--kl-size-16);
  border-block-end: var(--kl-hairline) solid var(--kl-line);
`;

/** The share of visits as a background colour, besides the percentage. */
export const heatGround = css`
  &[data-heat='1'] {
    background: color-mix(in srgb, var(--kl-gold) 7%, var(--kl-surface-1));
  }
  &[data-heat='2'] {
    background: color-mix(in srgb, var(--kl-gold) 15%, var(--kl-surface-1));
  }
  &[data-heat='3'] {
    background: color-mix(in srgb, var(--kl-gold) 25%, var(--kl-surface-1));
  }
  &[data-heat='4'] {
    background: color-mix(in srgb, var(--kl-gold) 38%, var(--kl-surface-1));
  }
  &[data-heat='hidden'] {
    background: repeating-linear-gradient(
      45deg,
      var(--kl-surface-1) 0 var(--kl-size-4),
      var(--kl-surface-2) var(--kl-size-4) var(--kl-size-8)
    );
  }
`;

export const HeatHead = styled(Head)`
  border-start-start-radius: var(--kl-radius-10);
  border-start-end-radius: var(--kl-radius-10);
  ${heatGround}

  /* marks are translucent: on a warm card head their text would be hard to read */
  &[data-heat] > [data-mark]:not([data-mark='start']) {
    background: var(--kl-surface-1);
  }
`;

/** A percentage at the end of a line. */
export const Figure = styled.span`
  flex: none;
  font-size: var(--kl-fs-13);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

/** A flag above the card of a playtest's current scene. */
export const Here = styled.span`
  position: absolute;
  inset-block-end: calc(100% + var(--kl-size-8));
  inset-inline-start: 50%;
  translate: -50%;
  display: inline-flex;
  align-items: center;
  gap: var(--kl-size-6);
  padding: var(--kl-size-4) var(--kl-size-10);
  border-radius: var(--kl-radius-4);
  background: var(--kl-gold);
  color: var(--kl-on-gold);
  font-size: var(--kl-fs-13);
  font-weight: 600;
  white-space: nowrap;

  &:dir(rtl) {
    translate: 50%;
  }
  svg {
    inline-size: var(--kl-size-14);
    block-size: var(--kl-size-14);
  }
`;

export const Name = styled.span`
  flex: 1;
  min-inline-size: 0;
  padding-block-start: var(--kl-size-4);
  font: 600 var(--kl-fs-20) / 1.3 var(--kl-font-title);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: var(--kl-size-6);
  padding: var(--kl-size-4) var(--kl-size-8);
  border-radius: var(--kl-radius-4);
  font-size: var(--kl-fs-13);
  font-weight: 600;
  line-height: 1.2;

  &[data-mark='start'] {
    background: var(--kl-gold);
    color: var(--kl-on-gold);
  }
  &[data-mark='loose'],
  &[data-mark='warning'] {
    background: var(--kl-warning-soft);
    color: var(--kl-warning-text);
  }
  &[data-mark='error'] {
    background: var(--kl-danger-soft);
    color: var(--kl-danger-text);
  }
  &[data-mark='note'] {
    padding-inline: 0;
    color: var(--kl-text-soft);
  }
  &[data-mark='hint'],
  &[data-mark='mode'] {
    background: var(--kl-surface-2);
    color: var(--kl-text-soft);
  }
  &[data-mark='ending'] {
    background: var(--kl-peacock-soft);
    color: var(--kl-peacock-text);
  }
  svg {
    inline-size: var(--kl-size-14);
    block-size: var(--kl-size-14);
  }
`;

export const Text = styled.p`
  display: -webkit-box;
  block-size: calc(2 * var(--kl-line-height));
  margin: var(--kl-size-6) var(--kl-size-16);
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  color: var(--kl-text-soft);
  font: 400 var(--kl-fs-16) / var(--kl-line-height) var(--kl-font-tale);
  overflow-wrap: anywhere;
`;

export const Choice = styled.div`
  position: relative;
  display: flex;
  justify-content: space-between;
  gap: var(--kl-size-8);
  block-size: var(--kl-choice);
  margin: 0 var(--kl-size-12) var(--kl-size-4);
  padding-inline: var(--kl-size-10);
  border-radius: var(--kl-radius-6);
  background: var(--kl-surface-2);
  font-size: var(--kl-fs-15);
  line-height: var(--kl-choice);

  > span:first-of-type {
    display: block;
    min-inline-size: 0;
    block-size: 100%;
    line-height: var(--kl-choice);
    /* Nastaliq rises above its line */
    overflow: clip visible;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
