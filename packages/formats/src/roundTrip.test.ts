import { type Language, type StoryNode, StoryStructure } from '@kathaloka/contract/entities';
import { anAuthoredStory } from '@kathaloka/contract/fixtures';
import {
  afterEffects,
  EMPTY_STATE,
  type GraphNode,
  graphOf,
  holds,
  type StoryGraph,
  type StoryState,
  textOf,
  toldText,
} from '@kathaloka/story';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeBundle } from './bundle/writeBundle.ts';
import { writeInk } from './exports/writeInk.ts';
import { writeMarkdown } from './exports/writeMarkdown.ts';
import { writeTwee } from './exports/writeTwee.ts';
import { arbitraryFields, arbitraryStructure } from './testing/arbitraryStory.ts';
import { fixture } from './testing/fixtureFiles.ts';
import { imported } from './testing/imported.ts';

const RUNS = { numRuns: import.meta.env['TEST_FULL'] === '1' ? 500 : 60 };

/** States that distinguish stories with different texts, choices or effects. */
const STATES: readonly StoryState[] = [
  EMPTY_STATE,
  ...['lamp', 'sign', 'दीया', 'has_key', 'oil'].map((thing) => ({
    numbers: new Map(),
    things: new Set([thing]),
  })),
  {
    numbers: new Map(),
    things: new Set(['holds meher lamp', 'owes ila', 'owed ila: a boat', 'hurt hand', 'dead kasam']),
  },
  ...[-2, 1, 3, 8].map((number) => ({
    numbers: new Map([
      ['oil', number],
      ['courage', 4 - number],
      ['धैर्य', number],
    ]),
    things: new Set(['lamp', 'दीया']),
  })),
];

/** The texts, choices and effects of a scene in each of these states. */
function played(graph: StoryGraph, node: GraphNode): unknown {
  return STATES.map((state) => ({
    text: textOf(graph, node, state),
    choices: node.choices
      .filter(({ condition }) => condition === null || holds(condition, state))
      .map(({ text, target, effects }) => {
        const after = afterEffects(effects, state);
        const numbers = [...after.numbers]
          .filter(([, number]) => number !== 0)
          .toSorted(([one], [other]) => one.localeCompare(other));
        return { text: toldText(text, graph, state), target, numbers, things: [...after.things].toSorted() };
      }),
  }));
}

function playedOf(node: StoryNode): unknown {
  const { text: _text, variants: _variants, choices, ...own } = node;
  return {
    ...own,
    choices: choices.map(({ text: _label, condition: _asked, effect: _changes, ...choice }) => choice),
  };
}

function expectSamePlay(one: StoryStructure, other: StoryStructure, language?: Language): void {
  const [before, after] = [graphOf(one, language), graphOf(other, language)];
  expect(after.faults).toEqual([]);
  expect(after.start).toBe(before.start);
  expect([...after.nodes.keys()].toSorted()).toEqual([...before.nodes.keys()].toSorted());
  for (const [name, node] of before.nodes)
    expect(played(after, after.nodes.get(name)!)).toEqual(played(before, node));
}

describe('The bundle', () => {
  it('is the same, byte for byte, when it is imported and exported again', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryStructure, arbitraryFields, async (story_structure, fields) => {
        const bundle = writeBundle({ ...fields, story_structure });
        const { fields: read, structure, report } = await imported(bundle, 'story.json');
        expect(structure).toEqual(story_structure);
        expect(writeBundle({ ...read, story_structure: structure })).toBe(bundle);
        expect(report.notes).toEqual([]);
      }),
      RUNS,
    );
  });

  it('holds every field that an author writes', async () => {
    const story = anAuthoredStory({
      cover: { style: 'ajanta', seed: '7', keywords: ['boat', 'river'] },
      lexicon: { names: [{ np: 'the ferryman', is: 'person' }], places: { intro: 'the ghat' } },
      lore_cards: [{ keys: ['river'], text: 'It forgets.' }],
    });
    const bundle = writeBundle(story);
    const { fields, structure } = await imported(bundle);
    expect({ ...fields, story_structure: structure }).toMatchObject({
      title: story.title,
      cover: story.cover,
      lexicon: story.lexicon,
      lore_cards: story.lore_cards,
      depiction: story.depiction,
      game_config: story.game_config,
      story_structure: story.story_structure,
    });
    expect(writeBundle({ ...fields, story_structure: structure })).toBe(bundle);
  });

  it('lists scenes with whole numbers as names first, in numeric order', async () => {
    const scene = (target: string) => ({ text: 'A scene.', choices: [{ text: 'On', target }] });
    const nodes = {
      '10': scene('intro'),
      intro: scene('2'),
      '2': scene('0'),
      '0': scene('007'),
      '007': scene('10'),
    };
    const story_structure = { start_node: '10', nodes };
    const bundle = writeBundle({ story_structure });
    const names = [...bundle.matchAll(/^ {8}"(\w+)": /gm)].map(([, name]) => name);
    expect(names).toEqual(['0', '2', '10', 'intro', '007']);
    const { structure, report } = await imported(bundle);
    expect(structure).toEqual(story_structure);
    expect(writeBundle({ story_structure: structure })).toBe(bundle);
    expect(report.notes).toEqual([]);
  });

  it('by another program is reported if the order of its scenes has changed', async () => {
    const scene = '{ "text": "A \\"scene\\": {[.", "choices": [] }';
    const names = ['intro', '10', '007', 'a \\"b\\"', '2'];
    const nodes = names.map((name) => `"${name}": ${scene}`).join(', ');
    const { structure, report } = await imported(
      `{ "kathaloka": 1, "story": { "title": "10", "story_structure": { "start_node": "2", "nodes": { ${nodes} } } } }`,
    );
    expect(Object.keys(structure.nodes)).toEqual(['2', '10', 'intro', '007', 'a "b"']);
    expect(report.notes).toEqual([{ code: 'scenes_reordered', node: null, params: { text: '2, 10' } }]);
  });

  it('of the tests is the same as well', async () => {
    const bundle = fixture('ferry.kathaloka.json');
    const { fields, structure } = await imported(bundle);
    expect(writeBundle({ ...fields, story_structure: structure })).toBe(bundle);
  });
});

describe('Twee', () => {
  it('preserves what a player sees, gets and may do, and what Twine cannot hold', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryStructure, arbitraryFields, async (story_structure, fields) => {
        const { structure, fields: read } = await imported(
          writeTwee({ ...fields, story_structure }),
          'story.twee',
        );
        expectSamePlay(story_structure, structure, fields.language);
        for (const [name, node] of Object.entries(story_structure.nodes)) {
          expect(playedOf(structure.nodes[name]!)).toEqual(playedOf(node));
        }
        const { nodes: _, ...rest } = structure;
        expect({ ...rest, nodes: {} }).toEqual({ ...story_structure, nodes: {} });
        expect(read).toMatchObject({ ...fields, title: read.title });
        expect(StoryStructure.safeParse(structure).success).toBe(true);
      }),
      RUNS,
    );
  });
});

it.each(Object.entries({ writeInk, writeTwee, writeMarkdown }))(
  'What %s writes of a story with chapters is as it was',
  (_, write) => {
    const story = anAuthoredStory();
    const chapters = [
      { title: 'The ghat', node: 'intro' },
      { title: 'On the far bank', node: 'far_bank' },
    ];
    const told = write({ ...story, story_structure: { ...story.story_structure, chapters } });
    expect(told).toMatchSnapshot();
  },
);

it.each(Object.entries({ writeInk, writeTwee, writeMarkdown }))(
  '%s writes each scene, those as well to which nothing leads',
  (_, write) => {
    const story = anAuthoredStory();
    const { start_node, nodes } = story.story_structure;
    const attic = { text: 'Dust lies in the attic.', choices: [{ text: 'Go down', target: 'cellar' }] };
    const cellar = { text: 'Water stands in the cellar.', choices: [] };
    const told = write({
      ...story,
      story_structure: { start_node, nodes: { ...nodes, attic, cellar } },
    });
    expect(told).toContain(attic.text);
    expect(told).toContain(cellar.text);
  },
);

describe('ink', () => {
  it('exported by us can be compiled and imported again', async () => {
    const story = anAuthoredStory();
    const { structure, fields, report } = await imported(writeInk(story), 'story.ink');
    expect(fields.title).toBe(story.title);
    expect(report.notes.map(({ code }) => code)).not.toContain('tag_lost');
    const texts = Object.values(structure.nodes).map(({ text }) => text);
    for (const { text } of Object.values(story.story_structure.nodes)) expect(texts).toContain(text);
  });

  it('preserves where chapters begin, in order', async () => {
    const story = anAuthoredStory();
    const chapters = [
      { title: 'The ghat # 1', node: 'intro' },
      { title: 'On the far bank', node: 'far_bank' },
      { title: 'Silence', node: 'silence' },
    ];
    const ink = writeInk({ ...story, story_structure: { ...story.story_structure, chapters } });
    const { structure, report } = await imported(ink, 'story.ink');
    expect(structure.chapters?.map(({ title }) => title)).toEqual(chapters.map(({ title }) => title));
    const [first, second] = structure.chapters!;
    expect(first!.node).toBe(structure.start_node);
    expect(structure.nodes[second!.node]!.text).toBe(story.story_structure.nodes['far_bank']!.text);
    expect(report.notes.map(({ code }) => code)).not.toContain('tag_lost');
  });

  it.each(['Who {goes} -> there?', 'One | two [three] #4', 'A // B /* C', '~ and <> \\ "quoted"'])(
    'keeps the title %s',
    async (title) => {
      const { fields } = await imported(writeInk({ ...anAuthoredStory(), title }), 'story.ink');
      expect(fields.title).toBe(title);
    },
  );

  it('has the success and the failure of an attempt, and says what it leaves out', async () => {
    const text = 'A wall.';
    const climb = {
      text: 'Climb',
      target: 'roof',
      check: 'nerve >= 3',
      effect: 'gain sign',
      win_text: 'Up.',
    };
    const jump = { text: 'Jump', target: 'roof', check: 'roll nerve >= 8', lose_target: 'ditch' };
    const nodes = {
      wall: {
        text,
        each_turn: 'health - 1',
        choices: [{ ...climb, lose_effect: 'nerve + 1', lose_text: 'You slip.' }, jump],
      },
      roof: { text: 'A roof.', choices: [] },
      ditch: { text: 'A ditch.', choices: [] },
    };
    const ink = writeInk({
      story_structure: { start_node: 'wall', lost_at: 'ditch', nodes },
      game_config: { ...anAuthoredStory().game_config, skill_check_difficulty: 'hard', health_max: 5 },
    });
    expect(ink).toContain('// Not in this file: what each turn in a scene changes');
    expect(ink).toContain('// Not in this file: where no health is left');
    expect(ink).toContain('VAR health = 5');
    expect(ink).toMatch(/- nerve >= 4:\s+~ sign = true\s+Up\.\s+-> scene_\d_roof/);
    expect(ink).toMatch(/- else:\s+~ nerve = nerve \+ 1\s+You slip\.\s+-> scene_\d_wall/);
    expect(ink).toMatch(/- nerve \+ RANDOM\(1, 10\) >= 9:\s+-> scene_\d_roof\s+- else:\s+-> scene_\d_ditch/);
    const { structure } = await imported(ink, 'story.ink');
    const texts = Object.values(structure.nodes).map((node) => node.text);
    for (const told of ['A roof.', 'A ditch.']) expect(texts.join('\n')).toContain(told);
  });

  it('declares a name that only the outcome of an attempt asks for', async () => {
    const climb = {
      text: 'Climb',
      target: '',
      check: 'oil >= 3',
      win_text: 'You see {if has lamp: it all|little}.',
      lose_text: 'You slip{if has rope: , and hang on}.',
    };
    const story_structure = { start_node: 'wall', nodes: { wall: { text: 'A wall.', choices: [climb] } } };
    const ink = writeInk({ story_structure });
    expect(ink).toContain('VAR lamp = false');
    expect(ink).toContain('VAR rope = false');
    await expect(imported(ink, 'story.ink')).resolves.toBeDefined();
    const copy = writeMarkdown({ story_structure });
    for (const told of ['You see', 'You slip', 'oil >= 3']) expect(copy).toContain(told);
  });

  it('compiles for any texts', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryStructure, async (story_structure) => {
        const { structure } = await imported(writeInk({ story_structure }), 'story.ink');
        expect(Object.keys(structure.nodes).length).toBeGreaterThan(0);
      }),
      { numRuns: RUNS.numRuns / 4 },
    );
  });
});
