import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoryStructure } from '@kathaloka/contract/entities';
import { type Way, ways } from '../testing/ways.ts';
import { storyCounts } from '../counts.ts';
import { checkStory } from './storyChecks.ts';

const findings = (story_structure: StoryStructure) =>
  checkStory({ story_structure }).map(({ kind, node }) => (node === null ? kind : `${kind}: ${node}`));

describe('The story checks', () => {
  it('find nothing in a valid story, nor in a story without scenes', () => {
    expect(findings(ways({ a: ['b', 'c'], b: ['c', 'd'], c: [], d: [] }))).toEqual([]);
    expect(findings({ start_node: '', nodes: {} })).toEqual([]);
  });

  it('find a missing start', () => {
    expect(findings({ ...ways({ a: [] }), start_node: 'b' })).toEqual(['missing start']);
    expect(findings({ ...ways({ a: [] }), start_node: '' })).toEqual(['missing start']);
    expect(findings({ ...ways({ a: [] }), start_node: 'toString' })).toEqual(['missing start']);
  });

  it('find choices without a target, and name them', () => {
    const story_structure = ways({ a: ['b', 'constructor', ''], b: [] });
    expect(checkStory({ story_structure })).toEqual([
      {
        kind: 'dangling target',
        severity: 'error',
        node: 'a',
        choice: 1,
        variant: null,
        params: { choice: 'Way 2', target: 'constructor' },
        message:
          'The choice “Way 2” leads to “constructor”, and there is no such scene. Choose another target, or add the scene.',
      },
      {
        kind: 'dangling target',
        severity: 'error',
        node: 'a',
        choice: 2,
        variant: null,
        params: { choice: 'Way 3', target: '' },
        message: 'The choice “Way 3” leads nowhere. Choose its target.',
      },
    ]);
  });

  it('find unreachable scenes, by the graph or by conditions', () => {
    expect(findings(ways({ a: ['b'], b: [], c: ['b'] }))).toEqual(['unreachable scene: c']);
    const guarded = { target: 'c', condition: 'has key' };
    expect(findings(ways({ a: ['b', guarded], b: [], c: [] }))).toEqual([
      'unreachable scene: c',
      'condition never true: a',
      'variable never set: a',
    ]);
    expect(
      findings(ways({ a: [{ target: 'b', effect: 'gain key' }, 'b'], b: ['d', guarded], c: [], d: [] })),
    ).toEqual([]);
  });

  it('find scenes where a player may be offered no choice, and in which state', () => {
    const story_structure = ways({
      a: ['b', { target: 'b', effect: 'oil + 2' }],
      b: [{ target: 'c', condition: 'oil >= 2' }],
      c: [],
    });
    expect(checkStory({ story_structure })).toEqual([
      {
        kind: 'dead end',
        severity: 'error',
        node: 'b',
        choice: null,
        variant: null,
        params: { state: [{ name: 'oil', is: 0 }] },
        message:
          'A player can come here and be offered no choice, when oil is 0. Add a choice without a condition, or one for this case.',
      },
    ]);
  });

  it('find cycles from which no ending is reachable', () => {
    expect(findings(ways({ a: ['b', 'end'], b: ['c'], c: ['b', 'd'], d: ['c'], end: [] }))).toEqual([
      'loop without exit: b',
    ]);
    expect(findings(ways({ a: ['a'] }))).toEqual(['loop without exit: a']);
  });

  it('find cycles that players cannot leave in some states', () => {
    const scenes = {
      a: ['b', { target: 'b', effect: 'gain key' }],
      b: ['c', { target: 'end', condition: 'has key' }],
      c: ['b'],
      end: [],
    };
    expect(findings(ways(scenes))).toEqual(['trap: b']);
    expect(findings(ways({ ...scenes, c: ['b', { target: 'b', effect: 'gain key' }] }))).toEqual([]);
  });

  it('find endings that ten thousand random walks never reach', () => {
    const gates = Array.from({ length: 30 }, (_, at) => [`gate${at}`, [`gate${at + 1}`, 'home']] as const);
    const story = ways({ ...Object.fromEntries(gates), gate30: [], home: [] });
    expect(findings(story)).toEqual(['ending never reached: gate30']);
  });

  it('find conditions and effects that cannot be parsed, with their places', () => {
    const story_structure = ways({
      a: [
        { target: 'b', condition: 'oil => 2' },
        { target: 'b', effect: 'oil--' },
      ],
      b: [],
    });
    expect(checkStory({ story_structure })).toMatchObject([
      {
        kind: 'unreadable condition',
        node: 'a',
        choice: 0,
        message: expect.stringContaining('at character 6') as string,
      },
      {
        kind: 'unreadable effect',
        node: 'a',
        choice: 1,
        message: expect.stringContaining('at character 6') as string,
      },
    ]);
  });

  it('let choices with the same text share phrases if each has a condition', () => {
    const swim = { text: 'Swim', target: 'b', said: ['into the water'] };
    const choices = [
      { ...swim, condition: 'has key' },
      { ...swim, condition: 'not has key', effect: 'gain key' },
    ];
    const nodes = { a: { text: 'A river.', choices }, b: { text: 'The far bank.', choices: [] } };
    const kinds = checkStory({ story_structure: { start_node: 'a', nodes } }).map(({ kind }) => kind);
    expect(kinds).not.toContain('phrase claimed');
  });

  it('find a choice that no player can take, because an earlier one has its text and is offered whenever it is', () => {
    const two = (...conditions: readonly string[]) => {
      const choices = conditions.map((condition, at) => ({ text: 'Go', target: 'bc'[at]!, condition }));
      return findings(ways({ a: choices, b: [], c: [] })).filter((each) => each.startsWith('choice hidden'));
    };
    expect(two('', '')).toEqual(['choice hidden: a']);
    expect(two('', 'has key')).toEqual(['choice hidden: a']);
    expect(two('has key', 'has  key')).toEqual(['choice hidden: a']);
    expect(two('has key', '')).toEqual([]);
    expect(two('has key', 'not has key')).toEqual([]);
  });

  it('find choices of a scene that differ only in their text', () => {
    expect(findings(ways({ a: ['b', 'b', 'c'], b: [], c: [] }))).toEqual(['choices alike: a']);
    const spaced = { target: 'b', effect: 'oil  -  1' };
    expect(findings(ways({ a: [spaced, { target: 'b', effect: 'oil - 1;' }], b: [] }))).toEqual([
      'choices alike: a',
      'variable never read: a',
    ]);
    const readers = [{ target: 'c', condition: 'oil < 0' }, 'd'];
    expect(
      findings(ways({ a: ['b', { target: 'b', deed: 'the lamp' }, spaced], b: readers, c: [], d: [] })),
    ).toEqual([]);
  });

  it('find scenes whose choices all lead to the same scene', () => {
    expect(findings(ways({ a: ['b', 'b'], b: [] }))).toEqual(['false choice: a']);
    const lit = { target: 'b', condition: 'has lamp' };
    const dark = { target: 'b', condition: 'not has lamp' };
    const begun = { s: ['a', { target: 'a', effect: 'gain lamp' }] };
    expect(findings(ways({ ...begun, a: [lit, 'b'], b: [] }))).toEqual(['false choice: a']);
    expect(findings(ways({ ...begun, a: [lit, dark], b: [] }))).toEqual([]);
  });

  it('find declared counts that differ from the graph’s', () => {
    const story_structure = ways({ a: ['b', 'c'], b: [], c: [] });
    const lore_cards = [{ keys: ['oil'], text: 'Sesame burns cleaner.' }];
    const counts = storyCounts(story_structure, lore_cards);
    expect(counts).toEqual({
      actions_count: 2,
      story_cards_count: 1,
      total_scenes: 3,
      branching_points: 1,
      possible_endings: 2,
    });
    expect(checkStory({ story_structure, lore_cards, ...counts })).toEqual([]);
    expect(checkStory({ story_structure, lore_cards, ...counts, possible_endings: 5 })).toEqual([
      {
        kind: 'count differs',
        severity: 'hint',
        node: null,
        choice: null,
        variant: null,
        params: { part: 'possible_endings', declared: 5, counted: 2 },
        message: 'The declared number of endings is 5, and the story has 2. Correct the number.',
      },
    ]);
  });

  it('accept the initial counts of a form as undeclared', () => {
    const undeclared = {
      actions_count: 0,
      story_cards_count: 0,
      total_scenes: 0,
      branching_points: 0,
      possible_endings: 1,
    };
    expect(checkStory({ story_structure: ways({ a: ['b', 'c'], b: [], c: [] }), ...undeclared })).toEqual([]);
  });

  it('list the errors that block publishing first', () => {
    const story_structure = ways({ a: ['b', 'b', 'nowhere'], b: [] });
    const severities = checkStory({ story_structure, total_scenes: 9 }).map(({ severity }) => severity);
    expect(severities).toEqual(['error', 'warning', 'hint']);
  });
});

describe('Sacred figures', () => {
  const story_structure = ways({ a: [] });
  const check = (story: Partial<Parameters<typeof checkStory>[0]>) =>
    checkStory({ story_structure, ...story }).map(({ kind, message }) => `${kind}: ${message}`);

  it('that must never be shown cannot be declared with another rule', () => {
    expect(check({ depiction: [{ figure: 'Guru Nanak', rule: 'symbol only' }] })).toEqual([
      'figure shown: “Guru Nanak” is never shown: the rule has to be “never”. Change the rule of this figure.',
    ]);
    expect(check({ depiction: [{ figure: 'Guru Nanak', rule: 'never' }] })).toEqual([]);
    expect(check({ depiction: [{ figure: 'गुरु नानक', rule: 'may be drawn' }] })).toHaveLength(1);
  });

  it('are an author’s choice where tradition allows it', () => {
    expect(
      check({ title: 'Krishna’s lamp', depiction: [{ figure: 'Krishna', rule: 'may be drawn' }] }),
    ).toEqual([]);
  });

  it('must be declared if the story names them', () => {
    expect(check({ title: 'The bridge that Hanuman left', tagline: 'HANUMAN is gone.' })).toEqual([
      'figure not declared: The story names “Hanuman” and does not say how: the rule is “symbol only”. Add the figure with a rule.',
    ]);
  });

  it.each([
    'Krishnadevaraya',
    'Krishna Deva Raya',
    'Tenali Rama',
    'a sitar',
    'तेनाली राम',
    'a guru of numbers',
  ])('are not recognised in %s', (title) => {
    expect(check({ title })).toEqual([]);
  });
});

/** Following every path would take years. Measured as CPU time, which other processes do not affect. */
const SOON_MS = 3000;

describe('Hostile stories', () => {
  const timed = (structure: StoryStructure) => {
    const before = process.threadCpuUsage();
    const found = checkStory({ story_structure: structure });
    const { user, system } = process.threadCpuUsage(before);
    return { found, ms: (user + system) / 1000 };
  };
  /** A cycle of scenes; the last one may have exits. */
  const ring = (size: number, exits: readonly Way[] = []): Record<string, readonly Way[]> =>
    Object.fromEntries(
      Array.from({ length: size }, (_, at) => [
        `n${at}`,
        [`n${(at + 1) % size}`, ...(at === size - 1 ? exits : [])],
      ]),
    );

  it('of two thousand scenes in a cycle are checked quickly', () => {
    const closed = timed(ways(ring(2000)));
    expect(closed.found.map(({ kind }) => kind)).toEqual(['loop without exit']);
    expect(closed.ms).toBeLessThan(SOON_MS);
    const open = timed(ways({ ...ring(1999, ['end']), end: [] }));
    expect(open.found).toEqual([]);
    expect(open.ms).toBeLessThan(SOON_MS);
  });

  it('with huge states, or with nothing that can be parsed, are checked quickly', () => {
    let names = 0;
    const effect = () => Array.from({ length: 20 }, () => `v${(names += 1)}+1`).join(';');
    const counting = (condition?: string) =>
      Object.fromEntries(
        Array.from({ length: 200 }, (_, at): [string, Way[]] => [
          `n${at}`,
          [
            { target: `n${(at + 1) % 200}`, effect: effect(), ...(condition && { condition }) },
            ...(at === 199 ? ['end'] : []),
          ],
        ]),
      );
    expect(timed(ways({ ...counting(), end: [] })).ms).toBeLessThan(SOON_MS);
    names = 0;
    const story = ways({ ...counting('v1 >= 0'), end: [] });
    let next = 0;
    for (const { choices } of Object.values(story.nodes)) {
      const all = Array.from({ length: 12 }, () => `v${(next += 1)}>=0`).join(' and ');
      if (choices[0]) choices[0].condition = all;
    }
    const { found, ms } = timed(story);
    expect(found.filter(({ severity }) => severity !== 'hint')).toMatchObject([{ kind: 'too many' }]);
    expect(ms).toBeLessThan(SOON_MS);
    const unreadable = Array.from({ length: 20 }, (_, at) => ({ target: `n${at}`, condition: '!' }));
    const broken = timed(ways(Object.fromEntries(Object.keys(ring(1300)).map((name) => [name, unreadable]))));
    expect(broken.found.filter(({ kind }) => kind === 'unreadable condition')).toHaveLength(26_000);
    expect(broken.ms).toBeLessThan(SOON_MS);
  });

  it('with unbounded counters are checked as well', () => {
    const story = ways({
      a: [
        { target: 'a', effect: 'x + 1' },
        { target: 'a', effect: 'y + 1' },
        { target: 'a', effect: 'z + 1' },
        { target: 'end', condition: 'x >= 3' },
      ],
      end: [],
    });
    const { found, ms } = timed(story);
    expect(found.map(({ kind }) => kind.split(' ').at(-1))).toEqual(['unheard', 'read', 'read']);
    expect(ms).toBeLessThan(SOON_MS);
    const dead = ways({
      a: [
        { target: 'a', effect: 'x + 1' },
        { target: 'a', effect: 'y + 1' },
        { target: 'a', effect: 'z + 1' },
        'b',
      ],
      b: [{ target: 'end', condition: 'x >= 3' }],
      end: [],
    });
    expect(
      timed(dead)
        .found.map(({ kind, node }) => [kind, node])
        .slice(0, 1),
    ).toEqual([['dead end', 'b']]);
  });

  it('with counters that rise and fall without bounds are reported neither as fully explored nor as faulty', () => {
    const story = ways({
      a: [
        { target: 'a', effect: 'x + 1' },
        { target: 'a', effect: 'x - 1' },
        { target: 'end', condition: 'x = 3' },
      ],
      end: [],
    });
    const { found, ms } = timed(story);
    expect(found.map(({ kind }) => kind)).toEqual(['not proved']);
    expect(ms).toBeLessThan(SOON_MS);
  });

  it('may use names with a special meaning in JavaScript', () => {
    const nodes = Object.fromEntries(
      ['constructor', 'toString', 'hasOwnProperty', 'valueOf'].map((name, at, all) => [
        name,
        { text: name, choices: all.slice(at + 1).map((target) => ({ text: target, target })) },
      ]),
    );
    Object.defineProperty(nodes, '__proto__', { value: { text: '?', choices: [] }, enumerable: true });
    expect(findings({ start_node: 'constructor', nodes })).toEqual([
      'unreachable scene: __proto__',
      'reserved name: constructor',
      'reserved name: __proto__',
    ]);
  });

  it('never make the checks throw', () => {
    const target = fc.constantFrom('a', 'b', 'c', '__proto__', '');
    const expression = fc.constantFrom(
      '',
      'x >= 1',
      'has k',
      'not has k',
      'x + 1',
      'gain k',
      'lose k; x - 1',
      '((',
    );
    const choices = fc.array(
      fc.record({ text: fc.string(), target, condition: expression, effect: expression }),
      {
        maxLength: 3,
      },
    );
    const node = fc.record({ text: fc.string(), choices });
    fc.assert(
      fc.property(fc.record({ a: node, b: node, c: node }), target, (nodes, start_node) => {
        for (const { severity, message } of checkStory({ story_structure: { start_node, nodes } })) {
          expect(['error', 'warning', 'hint']).toContain(severity);
          expect(message).toMatch(/\.$/);
        }
      }),
      { numRuns: 30 },
    );
  });
});
