import * as fc from 'fast-check';
import type { StoryStructure } from '@kathaloka/contract/entities';
import { describe, expect, it } from 'vitest';
import { placeMissingScenes } from './placeMissingScenes.ts';
import { overlaps, type Point, ROW_GAP } from './layout.ts';
import { resolveOverlaps } from './resolveOverlaps.ts';
import { cardSize, metricsOf } from '../cards/sceneCards.ts';

const METRICS = metricsOf('en');
const storyOf = (counts: readonly number[]): StoryStructure => ({
  start_node: 's0',
  nodes: Object.fromEntries(
    counts.map((count, at) => [
      `s${at}`,
      { text: '', choices: Array.from({ length: count }, () => ({ text: '', target: '' })) },
    ]),
  ),
});
const sizes =
  ({ nodes }: StoryStructure) =>
  (name: string) =>
    cardSize(nodes[name]!, METRICS);

function covered(story: StoryStructure, places: ReadonlyMap<string, Point>): string[] {
  const size = sizes(story);
  const names = [...places.keys()];
  return names.flatMap((a, at) =>
    names
      .slice(at + 1)
      .filter((b) => overlaps(places.get(a)!, size(a), places.get(b)!, size(b)))
      .map((b) => `${a} ${b}`),
  );
}

describe('A card that grows', () => {
  it('moves the card below it, which moves the next one; the others stay', () => {
    const [was, is] = [storyOf([0, 0, 0, 0]), storyOf([4, 0, 0, 0])];
    const { height } = sizes(was)('s1');
    const places = new Map([
      ['s0', { x: 0, y: 0 }],
      ['s1', { x: 0, y: height + ROW_GAP }],
      ['s2', { x: 40, y: 2 * (height + ROW_GAP) }],
      ['s3', { x: 900, y: 0 }],
    ]);
    const moved = resolveOverlaps(is, places, sizes(was), sizes(is));
    expect([...moved.keys()]).toEqual(['s1', 's2']);
    expect(moved.get('s1')).toEqual({ x: 0, y: sizes(is)('s0').height + ROW_GAP });
  });

  it('does not separate cards that the author has put on top of each other', () => {
    const [was, is] = [storyOf([0, 0]), storyOf([3, 0])];
    const places = new Map([
      ['s0', { x: 0, y: 0 }],
      ['s1', { x: 20, y: 20 }],
    ]);
    expect(resolveOverlaps(is, places, sizes(was), sizes(is)).size).toBe(0);
  });

  it('never covers another card, whichever cards grow', () => {
    const counts = fc.array(fc.nat({ max: 9 }), { minLength: 2, maxLength: 14 });
    fc.assert(
      fc.property(counts, fc.infiniteStream(fc.nat({ max: 9 })), (first, more) => {
        const was = storyOf(first);
        const is = storyOf(first.map((count) => count + more.next().value!));
        const places = placeMissingScenes(was, new Map([['s0', { x: 0, y: 0 }]]), sizes(was));
        const all = new Map([['s0', { x: 0, y: 0 }], ...places]);
        const after = new Map([...all, ...resolveOverlaps(is, all, sizes(was), sizes(is))]);
        expect(covered(is, after)).toEqual([]);
      }),
    );
  });
});
