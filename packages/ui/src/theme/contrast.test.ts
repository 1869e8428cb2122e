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
const EDGES: readonly ColourToken[] = [
  'line-strong',
  'gold',
  'focus',
  'danger-line',
  'warning-line',
  'success-line',
];

it('measures black on white as 21 and a colour on itself as 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#12142b', '#12142b')).toBe(1);
});

/** A soft fill lets its ground through. */
function over(fill: string, ground: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (fill.match(/[\d.]+/g) ?? []).map(Number);
  const mixed = [red, green, blue].map((channel, index) => {
    const below = Number.parseInt(ground.slice(1 + index * 2, 3 + index * 2), 16);
    return Math.round(channel * alpha + below * (1 - alpha))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

const SOFT = ['gold', 'sindoor', 'peacock', 'success', 'warning', 'danger', 'info'] as const;

describe.each([
  ['night', night],
  ['palm leaf', palmLeaf],
])('the %s theme', (_, theme: Readonly<Record<ColourToken, string>>) => {
  it.each(INKS)('keeps %s readable on every ground', (ink) => {
    for (const ground of GROUNDS) expect(contrast(theme[ink], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SOFT)('keeps %s-text readable on its soft fill', (tone) => {
    for (const ground of ['bg', 'surface-1'] as const) {
      expect(
        contrast(theme[`${tone}-text`], over(theme[`${tone}-soft`], theme[ground])),
      ).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('keeps words on glass readable over whatever picture lies below, from black to white', () => {
    for (const picture of ['#000000', '#ffffff']) {
      expect(contrast(theme.text, over(theme.glass, picture)), picture).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(FILLS)('keeps %s readable on %s', (ink, fill) => {
    expect(contrast(theme[ink], theme[fill])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGES)('keeps %s visible as the edge of a control', (edge) => {
    for (const ground of ['bg', 'surface-1'] as const)
      expect(contrast(theme[edge], theme[ground])).toBeGreaterThanOrEqual(3);
  });
});
