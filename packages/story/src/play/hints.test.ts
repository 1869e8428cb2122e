import type { StoryNode } from '@kathaloka/contract/entities';
import { describe, expect, it } from 'vitest';
import { graphOf } from '../graph.ts';
import { endingHint, missedHint } from './hints.ts';

const scene = (targets: readonly string[], hint?: string): StoryNode => ({
  text: 'A lamp.',
  choices: targets.map((target) => ({ text: `To ${target}`, target })),
  ...(hint !== undefined && { hint }),
});

const GRAPH = graphOf({
  start_node: 'road',
  nodes: {
    road: scene(['well', 'grove', 'end_rain']),
    well: scene(['end_rope'], 'The well had a voice in it.'),
    grove: scene(['end_rope', 'end_bare'], 'Somebody waited in the grove.'),
    end_rain: scene([], 'Nobody had looked up.'),
    end_rope: scene([], 'The rope was still wet.'),
    end_bare: scene([]),
    end_apart: scene([], 'No way leads here.'),
  },
});
const known = (plays: number, ...entered: string[]) => ({ plays, entered: new Set(entered) });

describe('A hint at an ending', () => {
  it('is shown from the second play on, for a missing ending, and changes after each play', () => {
    expect(endingHint(GRAPH, known(1, 'end_bare'))).toBeNull();
    expect(endingHint(GRAPH, known(2, 'end_bare'))).toBe('Nobody had looked up.');
    expect(endingHint(GRAPH, known(3, 'end_bare'))).toBe('The rope was still wet.');
    expect(endingHint(GRAPH, known(4, 'end_bare'))).toBe('Nobody had looked up.');
    expect(endingHint(GRAPH, known(4, 'end_bare', 'end_rain'))).toBe('The rope was still wet.');
  });

  it('is not shown if all endings are found, the author wrote none, or the ending is unreachable', () => {
    expect(endingHint(GRAPH, known(9, 'end_rain', 'end_rope'))).toBeNull();
    expect(endingHint(GRAPH, known(9, 'end_rain', 'end_rope', 'end_bare'))).toBeNull();
  });
});

describe('The hint at what a play missed', () => {
  const missed = (seen: readonly string[], plays: number, ...entered: string[]) =>
    missedHint(GRAPH, { seen: new Set(seen), ...known(plays, ...seen, ...entered) });

  it('is about a scene that this play did not enter; scenes that the player has never seen come first', () => {
    expect(missed(['road'], 1)).toBe('The well had a voice in it.');
    expect(missed(['road'], 2)).toBe('Somebody waited in the grove.');
    expect(missed(['road', 'grove'], 2)).toBe('The well had a voice in it.');
    expect(missed(['road', 'end_rain'], 1, 'well')).toBe('Somebody waited in the grove.');
    // no hint at the road, although the player has never seen it
    expect(missed([], 1, 'well', 'grove')).toBe('The well had a voice in it.');
    expect(missed(['road', 'grove'], 2, 'well')).toBe('The well had a voice in it.');
  });

  it('is not shown if there is none', () => {
    expect(missed(['road', 'well', 'grove'], 1)).toBeNull();
  });
});
