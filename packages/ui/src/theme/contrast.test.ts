import { describe, expect, it } from 'vitest';
import { night, palmLeaf } from './colours.ts';
import { contrast } from './contrast.ts';
import { contrastFaults, contrastPairs } from './contrastFaults.ts';

it('measures black on white as 21 and a colour on itself as 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#12142b', '#12142b')).toBe(1);
});

describe.each([
  ['night', night],
  ['palm leaf', palmLeaf],
])('the %s theme', (_, theme) => {
  it.each(contrastPairs(theme))('keeps $ink apart from $on', ({ ratio, least }) => {
    expect(ratio).toBeGreaterThanOrEqual(least);
  });
});

describe('The faults of a theme', () => {
  it('do not exist in the library’s themes', () => {
    expect([...contrastFaults(night), ...contrastFaults(palmLeaf)]).toEqual([]);
  });

  it('state the actual and the required contrast', () => {
    expect(contrastFaults({ ...night, 'on-jamun': '#6b4fa8' })).toEqual(['on-jamun on jamun: 1.00 of 4.5']);
  });

  it.each([
    ['an ink', { 'text-dim': '#50506a' }, 'text-dim on bg'],
    ['words on a fill', { 'on-gold': '#ffffff' }, 'on-gold on gold'],
    ['a label', { 'info-soft': 'rgb(110 150 255 / 0.9)' }, 'info-text on info-soft over bg'],
    ['glass', { glass: 'rgb(18 20 43 / 0.3)' }, 'text on glass over #ffffff'],
    ['an edge', { 'line-strong': '#343a66' }, 'line-strong on bg'],
    ['what is no #rrggbb', { gold: 'orange' }, 'on-gold on gold'],
  ])('name %s', (_, tokens, pair) => {
    const names = contrastFaults({ ...night, ...tokens }).map((fault) => fault.split(':')[0]);
    expect(names).toContain(pair);
  });
});
