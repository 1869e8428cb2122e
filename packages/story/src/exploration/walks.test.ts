import { describe, expect, it } from 'vitest';
import { ways } from '../testing/ways.ts';
import { graphOf } from '../graph.ts';
import { walkStory } from './walks.ts';

describe('Random walks', () => {
  const story = graphOf(ways({ a: ['b', 'c'], b: ['d'], c: [], d: [] }));

  it('are the same for the same seed', () => {
    const one = walkStory(story, { walks: 500, seed: 7 });
    expect(walkStory(story, { walks: 500, seed: 7 })).toEqual(one);
    expect(walkStory(story, { walks: 500, seed: 8 }).visits).not.toEqual(one.visits);
  });

  it('count every visit, ending and length', () => {
    const { walks, visits, endings, lengths, stuck } = walkStory(story, { walks: 1000, seed: 42 });
    expect(walks).toBe(1000);
    expect(visits.get('a')).toBe(1000);
    expect(endings.get('c')! + endings.get('d')!).toBe(1000);
    expect(endings.get('d')! / 1000).toBeCloseTo(0.5, 1);
    expect(lengths).toEqual(
      new Map([
        [2, endings.get('c')!],
        [3, endings.get('d')!],
      ]),
    );
    expect(stuck.size).toBe(0);
  });

  it('report where they were stuck', () => {
    const broken = graphOf(ways({ a: ['b'], b: ['nowhere'] }));
    expect(walkStory(broken, { walks: 10, seed: 1 }).stuck).toEqual(new Map([['b', 10]]));
  });

  it('are abandoned when they go in circles', () => {
    const { lost, stuck } = walkStory(graphOf(ways({ a: ['a'] })), { walks: 10, seed: 1 });
    expect(lost).toBe(10);
    expect(stuck.size).toBe(0);
  });
});
