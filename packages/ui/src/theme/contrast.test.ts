import { describe, expect, it } from 'vitest';
import { type ColourToken, night, palmLeaf } from './colours.ts';
import { contrast } from './contrast.ts';

const GROUNDS = ['bg-deep', 'bg', 'surface-1', 'surface-2', 'surface-3'] as const;
const INKS = [
  'text',
  'text-soft',
  'text-mute',
  'text-dim',
  'gold-text',
  'sindoor-text',
  'peacock-text',
  'success-text',
  'warning-text',
  'danger-text',
  'info-text',
] as const;
const FILLS = [
  ['on-gold', 'gold'],
  ['on-gold', 'gold-hover'],
  ['on-gold', 'gold-press'],
  ['on-sindoor', 'sindoor'],
  ['on-peacock', 'peacock'],
  ['on-jamun', 'jamun'],
  ['on-neel', 'neel'],
] as const;
const EDGES: readonly ColourToken[] = ['line-strong', 'gold', 'focus', 'danger-line', 'warning-line'];

it('measures black on white as 21 and a colour on itself as 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#12142b', '#12142b')).toBe(1);
});

describe.each([
  ['night', night],
  ['palm leaf', palmLeaf],
])('the %s theme', (_, theme: Readonly<Record<ColourToken, string>>) => {
  it.each(INKS)('keeps %s readable on every ground', (ink) => {
    for (const ground of GROUNDS) expect(contrast(theme[ink], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(FILLS)('keeps %s readable on %s', (ink, fill) => {
    expect(contrast(theme[ink], theme[fill])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGES)('keeps %s visible as the edge of a control', (edge) => {
    for (const ground of ['bg', 'surface-1'] as const)
      expect(contrast(theme[edge], theme[ground])).toBeGreaterThanOrEqual(3);
  });
});
