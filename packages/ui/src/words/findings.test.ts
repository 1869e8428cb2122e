import {
  type FindingKind,
  type FindingParams,
  FINDINGS,
  findings as english,
  findingText,
  type FindingWords,
} from '@kathaloka/story';
import { describe, expect, it } from 'vitest';
import { findings as hindi } from './findings/hi.ts';
import { findings as urdu } from './findings/ur.ts';

/** Every combination of values for a kind of finding. */
const FILLED: { readonly [K in FindingKind]: readonly FindingParams[K][] } = {
  'missing start': [{ start: 'ford' }, { start: '' }],
  'dangling target': [
    { choice: 'Wade', target: 'well' },
    { choice: 'Wade', target: '' },
    { choice: 'Wade', target: 'well', isLoss: true },
  ],
  'unreachable scene': [{ isLinked: true }, { isLinked: false }],
  'dead end': [
    { state: [] },
    {
      state: [
        { name: 'oil', is: 3, beyond: 'more' },
        { name: 'debt', is: -2, beyond: 'less' },
        { name: 'lamp', is: false },
        { name: 'key', is: true },
      ],
    },
  ],
  trap: [{ scenes: 1 }, { scenes: 4 }],
  'loop without exit': [{ scenes: 1 }, { scenes: 4 }],
  'unreadable condition': [{ text: 'oil =>', at: 6, because: 'Here a whole number is missing.' }],
  'unreadable effect': [{ text: 'oil--', at: 6, because: 'Here a whole number is missing.' }],
  'chapter misplaced': (['no scene', 'same scene', 'not the start', 'alone'] as const).map((because) => ({
    title: 'The ford',
    because,
    scene: 'ford',
  })),
  'reserved name': [{ name: 'prototype' }],
  'empty text': [
    { part: 'scene' },
    { part: 'variant' },
    { part: 'choice' },
    { part: 'name' },
    { part: 'phrase' },
    { part: 'chapter' },
    { part: 'secret' },
  ],
  'too long': (
    [
      'scene',
      'variant',
      'choice',
      'name',
      'goal',
      'ask',
      'deed',
      'phrase',
      'condition',
      'effect',
      'check',
      'won',
      'lost',
      'lose effect',
      'each turn',
      'thing',
      'secret',
      'chapter',
    ] as const
  ).map((part) => ({
    part,
    length: 12_000,
    max: 10_000,
  })),
  'too many': (
    [
      'scenes',
      'chapters',
      'choices',
      'variants',
      'phrases',
      'things',
      'secrets',
      'state names',
      'name words',
      'choice words',
    ] as const
  ).map((part) => ({
    part,
    count: 21,
    max: 20,
  })),
  'figure shown': [{ figure: 'Guru Nanak' }],
  'names alike': (['scene', 'person', 'number', 'thing'] as const).map((part) => ({
    part,
    name: 'Oil',
    other: 'oil',
  })),
  'ending never reached': [{ walks: 10_000 }],
  'choice hidden': [{ choice: 'Wade' }],
  'choices alike': [{ choice: 'Wade', other: 'Swim' }],
  'phrase claimed': [{ phrase: 'cross on foot', choice: 'Wade', other: 'Walk' }],
  'phrase superfluous': [{ phrase: 'wade!', choice: 'Wade' }],
  'false choice': [
    { choices: 2, target: 'well' },
    { choices: 7, target: 'well' },
  ],
  'condition never true': [{ choice: 'Wade', condition: 'oil >= 2' }],
  'variant never told': (['never', 'covered', 'too late'] as const).map((because) => ({
    condition: 'has lamp',
    because,
  })),
  'variable never set': (['number', 'thing'] as const).flatMap((as) =>
    [true, false].map((isOtherSet) => ({ name: 'oil', as, isOtherSet })),
  ),
  'value not told': [
    ...(['unknown', 'thing', 'unreadable', 'unclosed'] as const).map((because) => ({
      value: '{oli}',
      because,
      meant: null,
    })),
    { value: '{oli}', because: 'unknown', meant: 'oil' },
  ],
  'answer not told': (['no name', 'number', 'untold'] as const).map((because) => ({ name: 'name', because })),
  'goal missing': [{ mode: 'open' }],
  'turns unused': [{ mode: 'guided', turns: 4 }],
  'figure not declared': [{ figure: 'Hanuman', rule: 'symbol only' }],
  'secret shown': (['tagline', 'story_description', 'story_prompt'] as const).map((part) => ({
    part,
    words: 'the ferryman is the drowned brother of the king',
  })),
  'direction shown': (['tagline', 'story_description', 'story_prompt'] as const).map((part) => ({
    part,
    words: 'the narrator',
  })),
  'translation missing': [
    { language: 'hi', texts: 1 },
    { language: 'bn', texts: 12 },
  ],
  'translation stale': [
    { language: 'hi', texts: 1 },
    { language: 'bn', texts: 12 },
  ],
  'translation tells other values': [{ language: 'hi', names: ['oil', 'name'] }],
  'scene missing': (['time_out', 'lost_at'] as const).flatMap((part) => [
    { part, target: 'wel', meant: 'well' },
    { part, target: 'well' },
  ]),
  'thing not declared': [{ name: 'lmap', meant: 'lamp' }, { name: 'lamp' }],
  'person misspelt': [{ name: 'kasm', meant: 'kasam' }],
  'promise open': [{ who: 'ila' }],
  'secret unknown': [{ name: 'wrek', meant: 'wreck' }, { name: 'wreck' }],
  'holder unknown': [{ secret: 'wreck', holder: 'meher' }],
  'attempt decided': (['won', 'lost'] as const).map((always) => ({
    choice: 'Climb',
    check: 'nerve >= 3',
    always,
  })),
  'loss without effect': [{ choice: 'Climb' }],
  'health without end': [{ most: 3 }],
  'time without end': [{ turns: 4, choices: 2 }],
  'time out unused': [{ because: 'no turns' }, { because: 'ending' }],
  'turns without end': [{ effect: 'wind - 1' }],
  'ending goes on': [{ choices: 1 }, { choices: 2 }],
  'choice unheard': [{ choice: 'Wade', other: 'Swim' }],
  'hands full': [{ things: 5, slots: 3 }],
  'condition always true': [{ choice: 'Wade', condition: 'oil >= 2' }],
  'variable never read': (['number', 'thing'] as const).map((as) => ({ name: 'oil', as })),
  'long text': [{ part: 'scene', words: 512, most: 400 }],
  'count differs': (
    ['actions_count', 'story_cards_count', 'total_scenes', 'branching_points', 'possible_endings'] as const
  ).map((part) => ({ part, declared: 3, counted: 4 })),
  'not proved': [
    { because: 'states', walks: 0 },
    { because: 'walks', walks: 700 },
  ],
};

const sentences = (words: FindingWords, kind: FindingKind): string[] =>
  FILLED[kind].map((params) => findingText(words, { kind, params }));

describe.each(Object.keys(FINDINGS) as FindingKind[])('The text of a finding of the kind “%s”', (kind) => {
  it.each([
    ['English', english, /\. \S.*\.$/s],
    ['Hindi', hindi, /। \S.*।$/s],
    ['Urdu', urdu, /۔ \S.*۔$/s],
  ] as const)('says in %s what is wrong, and then what to do', (_, words, twoSentences) => {
    for (const text of sentences(words, kind)) {
      expect(text).toMatch(twoSentences);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  it('differs for each language and each case', () => {
    const all = [...sentences(english, kind), ...sentences(hindi, kind), ...sentences(urdu, kind)];
    expect(new Set(all).size).toBe(all.length);
    for (const text of sentences(hindi, kind)) expect(text).toMatch(/[\u0900-\u097f]/);
    for (const text of sentences(urdu, kind)) expect(text).toMatch(/[\u0600-\u06ff]/);
  });
});

it('two choices are called both', () => {
  const said = (words: FindingWords) =>
    findingText(words, { kind: 'false choice', params: { choices: 2, target: 'well' } });
  expect(said(english)).toMatch(/^Both choices/);
  expect(said(hindi)).toMatch(/^दोनों राहें/);
  expect(said(urdu)).toMatch(/^دونوں راہیں/);
});
