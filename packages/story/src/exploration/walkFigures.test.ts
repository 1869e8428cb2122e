import { describe, expect, it } from 'vitest';
import { ways } from '../testing/ways.ts';
import { beginChecks } from '../checks/storyChecks.ts';
import { READING_WORDS_A_MINUTE, wordCount } from '../wordCounts.ts';

const figuresOf = (...[scenes, options]: [Parameters<typeof ways>[0], Parameters<typeof beginChecks>[1]?]) =>
  beginChecks({ story_structure: ways(scenes) }, { walks: 1000, seed: 42, ...options }).walk();

describe('The figures of the walks', () => {
  const { figures } = figuresOf({
    ford: ['well', 'hill'],
    well: ['home'],
    hill: [{ target: 'tree', effect: 'gain key' }],
    tree: [{ target: 'home', condition: 'has key' }],
    home: [],
    attic: ['home'],
  });

  it('count the visits of every scene, in the order of the story, including scenes without visits', () => {
    expect(figures.visits.map(([scene]) => scene)).toEqual(['ford', 'well', 'hill', 'tree', 'home', 'attic']);
    const visits = new Map(figures.visits);
    expect(visits.get('ford')).toBe(1000);
    expect(visits.get('well')! + visits.get('hill')!).toBe(1000);
    expect(visits.get('attic')).toBe(0);
    expect(figures.endings).toEqual([['home', 1000]]);
  });

  it('include the lengths of the shortest, the median and the longest path', () => {
    // each scene has three words: “This is ford.”
    expect(figures.shortest).toEqual({ scenes: 3, words: 9, minutes: 9 / READING_WORDS_A_MINUTE });
    expect(figures.longest).toEqual({ scenes: 4, words: 12, minutes: 12 / READING_WORDS_A_MINUTE });
    expect([3, 4]).toContain(figures.median!.scenes);
  });

  it('count the words of the shown variant', () => {
    const story_structure = ways({ ford: [{ target: 'home', effect: 'gain key' }], home: [] });
    story_structure.nodes['home']!.variants = [{ condition: 'has key', text: 'One two three four five.' }];
    const { shortest, longest } = beginChecks({ story_structure }, { walks: 1 }).walk().figures;
    expect([shortest!.words, longest!.words]).toEqual([8, 8]);
  });

  it('have no path if there is no ending', () => {
    expect(figuresOf({ a: ['a'] }).figures).toMatchObject({
      walks: 0,
      shortest: null,
      median: null,
      longest: null,
    });
  });
});

describe('A story too long for the requested number of walks', () => {
  const gates = Array.from({ length: 40 }, (_, at) => [`gate${at}`, [`gate${at + 1}`, 'home']] as const);
  const long = { ...Object.fromEntries(gates), gate40: [], home: [] };

  it('has no finding about unreached endings: too few walks prove nothing', () => {
    const kinds = (steps: number) => figuresOf(long, { steps }).findings.map(({ kind }) => kind);
    expect(kinds(1_000_000)).toEqual(['ending never reached']);
    expect(kinds(100)).toEqual(['not proved']);
  });
});

it('Words are separated by spaces, in any script', () => {
  for (const text of ['', ' \n', 'one', ' one  two\nthree ', 'एक दो', 'a\u00a0b', 'ایک دو۔'])
    expect(wordCount(text), JSON.stringify(text)).toBe(text.split(/\s+/).filter(Boolean).length);
});
