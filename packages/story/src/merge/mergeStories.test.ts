import type { StoryCreate, StoryNode, StoryStructure } from '@kathaloka/contract/entities';
import { anAuthoredStory, ferrymanStructure } from '@kathaloka/contract/fixtures';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftOf } from '../editing/editedDraft.ts';
import { storyDraft } from '../editing/storyDraft.ts';
import type { StoryEdit } from '../editing/storyEdit.ts';
import { anyEdit } from '../testing/anyEdit.ts';
import { randomStory } from '../testing/randomStory.ts';
import { isSame } from '../versionDiff.ts';
import { mergeStories } from './mergeStories.ts';

const RUNS = process.env.TEST_FULL === '1' ? 10_000 : 300;
const story = draftOf(anAuthoredStory());

const of = (story_structure: StoryStructure): StoryCreate => ({ ...story, story_structure });
const scene = (text: string, ...targets: string[]): StoryNode => ({
  text,
  choices: targets.map((target) => ({ text: `Go to ${target}`, target })),
});
const scenes = (nodes: Record<string, StoryNode>): StoryCreate => of({ start_node: 'a', nodes });
const base = scenes({
  a: scene('A', 'b', 'c'),
  b: scene('B', 'end'),
  c: scene('C', 'end'),
  end: scene('End'),
});
const edited = (...edits: StoryEdit[]): StoryCreate => of(edits.reduce(storyDraft, base.story_structure));
const pathsOf = ({ questions }: ReturnType<typeof mergeStories>) =>
  questions.map(({ path }) => path.join('/'));

describe('Two edits of one story', () => {
  it('are merged without a question if they changed different fields', () => {
    const theirs = { ...base, tagline: 'Theirs', tag_ids: ['x'] };
    const mine = { ...base, title: 'Mine', tag_ids: ['y'] };
    const { story: merged, questions } = mergeStories({ base: { ...base, tag_ids: [] }, theirs, mine });
    expect(questions).toEqual([]);
    expect(merged).toMatchObject({ title: 'Mine', tagline: 'Theirs', tag_ids: ['x', 'y'] });
  });

  it('are merged within one scene by field, choice and variant', () => {
    const theirs = edited(
      { type: 'edit text', name: 'a', text: 'A, theirs' },
      { type: 'edit choice', name: 'a', index: 0, changes: { condition: 'has sign' } },
      { type: 'add choice', name: 'a', target: 'end' },
    );
    const mine = edited(
      { type: 'edit choice text', name: 'a', index: 0, text: 'Go down' },
      { type: 'remove choice', name: 'a', index: 1 },
      { type: 'add variant', name: 'a' },
      { type: 'edit scene', name: 'a', changes: { mode: 'verbatim' } },
    );
    const { story: merged, questions } = mergeStories({ base, theirs, mine });
    expect(questions).toEqual([]);
    expect(merged.story_structure.nodes['a']).toEqual({
      text: 'A, theirs',
      mode: 'verbatim',
      variants: [{ condition: '', text: 'A' }],
      choices: [
        { text: 'Go down', target: 'b', condition: 'has sign' },
        { text: '', target: 'end' },
      ],
    });
  });

  it('lead to a question with both texts if they changed the same one, and follow the decision', () => {
    const theirs = edited({ type: 'edit text', name: 'b', text: 'B, theirs' });
    const mine = edited({ type: 'edit text', name: 'b', text: 'B, mine' });
    const asked = mergeStories({ base, theirs, mine });
    const [question] = asked.questions;
    expect(question).toEqual({
      id: 'story_structure/nodes/b/text',
      path: ['story_structure', 'nodes', 'b', 'text'],
      mine: 'B, mine',
      theirs: 'B, theirs',
      canTakeBoth: true,
    });
    const textAs = (side: 'mine' | 'theirs' | 'both') => {
      const merged = mergeStories({ base, theirs, mine }, new Map([[question!.id, side]]));
      expect(merged.questions).toEqual([]);
      return merged.story.story_structure.nodes['b']!.text;
    };
    expect(textAs('mine')).toBe('B, mine');
    expect(textAs('theirs')).toBe('B, theirs');
    expect(textAs('both')).toBe('B, theirs\n\nB, mine');
  });

  it('recognise a scene that one of them renamed', () => {
    const theirs = edited({ type: 'rename scene', name: 'b', to: 'bridge' });
    const mine = edited(
      { type: 'edit text', name: 'b', text: 'B, mine' },
      { type: 'add choice', name: 'c', target: 'b' },
    );
    for (const three of [
      { base, theirs, mine },
      { base, theirs: mine, mine: theirs },
    ]) {
      const { story: merged, questions } = mergeStories(three);
      expect(questions).toEqual([]);
      expect(merged.story_structure.nodes['bridge']!.text).toBe('B, mine');
      expect(merged.story_structure.nodes['b']).toBeUndefined();
      expect(merged.story_structure.nodes['c']!.choices[1]!.target).toBe('bridge');
      expect(merged.story_structure.nodes['a']!.choices[0]!.target).toBe('bridge');
    }
  });

  it('ask for a scene that one removed and the other changed, and keep the choices to it', () => {
    const theirs = edited({ type: 'edit text', name: 'b', text: 'B, theirs' });
    const mine = edited({ type: 'delete scene', name: 'b' });
    const asked = mergeStories({ base, theirs, mine });
    expect(asked.questions).toMatchObject([
      { path: ['story_structure', 'nodes', 'b'], mine: null, canTakeBoth: false },
    ]);
    const as = (side: 'mine' | 'theirs') =>
      mergeStories({ base, theirs, mine }, new Map([[asked.questions[0]!.id, side]])).story.story_structure;
    expect(as('theirs').nodes['a']!.choices[0]!.target).toBe('b');
    expect(as('mine').nodes['b']).toBeUndefined();
    expect(as('mine').nodes['a']!.choices[0]!.target).toBe('');
  });

  it('include both new scenes of the same name, the later one under an unused name', () => {
    const add = (text: string, from: string): StoryCreate =>
      edited(
        { type: 'add choice', name: from, target: '' },
        { type: 'add scene', name: 'new', from: { name: from, index: 1 } },
        { type: 'edit text', name: 'new', text },
      );
    const { story: merged, questions } = mergeStories({
      base,
      theirs: add('Theirs', 'b'),
      mine: add('Mine', 'c'),
    });
    expect(questions).toEqual([]);
    const { nodes } = merged.story_structure;
    expect([nodes['new']!.text, nodes['new_2']!.text]).toEqual(['Theirs', 'Mine']);
    expect([nodes['b']!.choices[1]!.target, nodes['c']!.choices[1]!.target]).toEqual(['new', 'new_2']);
  });

  it('include the new scenes of both in the order of each', () => {
    const { nodes } = base.story_structure;
    const added = (...names: string[]) => {
      const { a, ...others } = nodes;
      const here = Object.fromEntries(names.map((name) => [name, scene(name, 'end')]));
      return scenes({ a: a!, ...here, ...others });
    };
    const { story: merged } = mergeStories({
      base,
      theirs: added('theirs 1', 'theirs 2'),
      mine: added('mine 1', 'mine 2', 'mine 3'),
    });
    expect(Object.keys(merged.story_structure.nodes)).toEqual([
      'a',
      'mine 1',
      'mine 2',
      'mine 3',
      'theirs 1',
      'theirs 2',
      'b',
      'c',
      'end',
    ]);
  });

  it('ask for the order only if both changed it', () => {
    const three = scenes({ a: scene('A', 'b', 'c', 'end'), b: scene('B'), c: scene('C'), end: scene('End') });
    const moved = (index: number, to: number) =>
      of(storyDraft(three.story_structure, { type: 'move choice', name: 'a', index, to }));
    expect(mergeStories({ base: three, theirs: moved(0, 2), mine: three }).questions).toEqual([]);
    expect(mergeStories({ base: three, theirs: moved(0, 2), mine: moved(1, 0) }).questions).toMatchObject([
      { id: 'story_structure/nodes/a/choices/order', theirs: 'Go to c → c\nGo to end → end\nGo to b → b' },
    ]);
  });

  it('ask for every difference if the base of a field is unknown', () => {
    const { title: _title, ...known } = base;
    const { questions } = mergeStories({ base: known, theirs: base, mine: { ...base, title: 'Mine' } });
    expect(questions).toMatchObject([{ id: 'title', theirs: base.title, mine: 'Mine' }]);
  });

  it('treat a generated cover and the address of a cover as one field', () => {
    const cover = { style: 'ajanta' as const, seed: '1', keywords: ['river'] };
    const three = {
      base: { ...base, cover: null, cover_image_url: 'https://a.example/1.jpg' },
      theirs: { ...base, cover: null, cover_image_url: 'https://a.example/2.jpg' },
      mine: { ...base, cover, cover_image_url: null },
    };
    expect(pathsOf(mergeStories(three))).toEqual(['cover']);
    const { story: merged } = mergeStories(three, new Map([['cover', 'theirs']]));
    expect(merged).toMatchObject({ cover: null, cover_image_url: 'https://a.example/2.jpg' });
  });

  it('never ask for raw JSON', () => {
    const game = (health_max: number) => ({ ...base, game_config: { ...base.game_config, health_max } });
    expect(mergeStories({ base, theirs: game(5), mine: game(6) }).questions).toMatchObject([
      { id: 'game_config/health_max', mine: '6', theirs: '5' },
    ]);
    fc.assert(
      fc.property(fc.array(anyEdit, { maxLength: 4 }), fc.array(anyEdit, { maxLength: 4 }), (one, other) => {
        const from = of(ferrymanStructure);
        const make = (edits: readonly StoryEdit[]) => of(edits.reduce(storyDraft, ferrymanStructure));
        const { questions } = mergeStories({ base: from, theirs: make(one), mine: make(other) });
        for (const { mine, theirs } of questions)
          expect(`${mine}${theirs}`).not.toMatch(/"(?:text|choices|target|nodes)":/);
      }),
      { numRuns: Math.ceil(RUNS / 3) },
    );
  });
});

/** An edit of one of these scenes, or a new scene with a name that only this client uses. */
function editOf(names: readonly string[], client: string): fc.Arbitrary<StoryEdit> {
  const name = fc.constantFrom(...names);
  const index = fc.nat({ max: 3 });
  const text = fc.string({ maxLength: 6 }).map((letters) => `${client} ${letters}`);
  const edit = (type: StoryEdit['type'], fields: Record<string, fc.Arbitrary<unknown>>) =>
    fc.record({ type: fc.constant(type), ...fields }) as unknown as fc.Arbitrary<StoryEdit>;
  return fc.oneof(
    edit('edit text', { name, text }),
    edit('edit scene', { name, changes: fc.record({ note: text, title: text }) }),
    edit('add choice', { name, target: name }),
    edit('edit choice text', { name, index, text }),
    edit('edit choice', { name, index, changes: fc.record({ effect: text, condition: text }) }),
    edit('remove choice', { name, index }),
    edit('move choice', { name, index, to: index }),
    edit('retarget choice', { name, index, target: name }),
    edit('add variant', { name }),
    edit('edit variant', { name, index, changes: fc.record({ text }) }),
    edit('remove variant', { name, index }),
    edit('add scene', { name: fc.nat({ max: 5 }).map((number) => `${client}${number}`) }),
    edit('delete scene', { name }),
    edit('rename scene', { name, to: fc.nat({ max: 5 }).map((number) => `${client}-${number}`) }),
  );
}

it('After any two edits, the targets of merged choices and chapters exist or are blank', () => {
  const structure: StoryStructure = {
    ...base.story_structure,
    chapters: ['a', 'b', 'c'].map((node) => ({ title: `Chapter ${node}`, node })),
  };
  const start = of(structure);
  const changes = fc.array(editOf(Object.keys(structure.nodes), 'one'), { maxLength: 4 });
  const others = fc.array(editOf(Object.keys(structure.nodes), 'two'), { maxLength: 4 });
  const edit = (edits: readonly StoryEdit[]) => of(edits.reduce(storyDraft, structure));
  fc.assert(
    fc.property(changes, others, (ours, theirs) => {
      const { story: merged } = mergeStories({ base: start, theirs: edit(theirs), mine: edit(ours) });
      const { start_node, nodes, chapters = [] } = merged.story_structure;
      const targets = Object.values(nodes).flatMap(({ choices }) => choices.map(({ target }) => target));
      const named = [start_node, ...targets.filter(Boolean), ...chapters.map(({ node }) => node)];
      expect(named.filter((name) => !Object.hasOwn(nodes, name))).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});

it('Random edits of different scenes by two clients merge without a question, to the same result in any order', () => {
  const cases = fc.nat().chain((seed) => {
    const structure = randomStory(seed);
    const names = Object.keys(structure.nodes);
    const half = Math.ceil(names.length / 2);
    return fc.record({
      structure: fc.constant(structure),
      ours: editOf(names.slice(0, half), 'one'),
      others: editOf(names.slice(half), 'two'),
    });
  });
  fc.assert(
    fc.property(cases, ({ structure, ours, others }) => {
      const start = of(structure);
      const one = of(storyDraft(structure, ours));
      const two = of(storyDraft(structure, others));
      const merged = mergeStories({ base: start, theirs: one, mine: two });
      const turned = mergeStories({ base: start, theirs: two, mine: one });
      const together = storyDraft(storyDraft(structure, ours), others);
      expect(merged.questions).toEqual([]);
      expect(isSame(merged.story, turned.story)).toBe(true);
      expect(merged.story.story_structure).toEqual(together);
    }),
    { numRuns: RUNS },
  );
});

it('Any edits: merging with an unchanged or an equal version returns the changed one', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 5 }), (edits) => {
      const start = of(ferrymanStructure);
      const changed = of(edits.reduce(storyDraft, ferrymanStructure));
      for (const three of [
        { base: start, theirs: start, mine: changed },
        { base: start, theirs: changed, mine: start },
        { base: start, theirs: changed, mine: changed },
      ]) {
        const { story: merged, questions } = mergeStories(three);
        expect(questions).toEqual([]);
        expect(isSame(merged.story_structure, changed.story_structure)).toBe(true);
      }
    }),
    { numRuns: RUNS },
  );
});
