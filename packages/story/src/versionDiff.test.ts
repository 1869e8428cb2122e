import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoryNode, StoryStructure } from '@kathaloka/contract/entities';
import { GROWTH_MAX, ferrymanStructure, processorGrowthOf } from '@kathaloka/contract/fixtures';
import { isSame, versionDiff } from './versionDiff.ts';

const END: StoryNode = { text: 'The end.', choices: [] };
const ferry: StoryStructure = {
  start_node: 'bank',
  nodes: {
    bank: {
      text: 'A river.',
      choices: [
        { text: 'Row', target: 'far' },
        { text: 'Swim', target: 'deep' },
      ],
    },
    far: END,
    deep: END,
  },
};
const withBank = (bank: Partial<StoryNode>): StoryStructure => ({
  ...ferry,
  nodes: { ...ferry.nodes, bank: { ...ferry.nodes['bank']!, ...bank } },
});
const diff = (after: StoryStructure) => versionDiff({ story_structure: ferry }, { story_structure: after });

describe('How two versions of a story differ', () => {
  it('is empty if they play the same, whatever the order of their scenes', () => {
    const { bank, far, deep } = ferry.nodes;
    const turned = { start_node: 'bank', nodes: { deep: deep!, far: far!, bank: bank! } };
    expect(diff(turned)).toEqual({ kinds: [], reworded: [], added: [], removed: [], retargeted: [] });
  });

  it('is `text` if chapters differ', () => {
    expect(diff({ ...ferry, chapters: [{ title: 'The bank', node: 'bank' }] })).toMatchObject({
      kinds: ['text'],
      reworded: [],
    });
  });

  it('is `text` if the words of a scene or a choice differ', () => {
    expect(diff(withBank({ text: 'A wide river.' }))).toMatchObject({ kinds: ['text'], reworded: ['bank'] });
    const choices = [
      { text: 'Take the oars', target: 'far' },
      { text: 'Swim', target: 'deep' },
    ];
    expect(diff(withBank({ choices }))).toMatchObject({ kinds: ['text'], reworded: ['bank'] });
    expect(diff(withBank({ mode: 'verbatim' })).kinds).toEqual(['text']);
    const said = [{ text: 'Row', target: 'far', said: ['take the oars'] }, ferry.nodes['bank']!.choices[1]!];
    expect(diff(withBank({ choices: said }))).toMatchObject({ kinds: ['text'], reworded: ['bank'] });
  });

  it('lists new scenes, and scenes with a new choice', () => {
    const grown = withBank({ choices: [...ferry.nodes['bank']!.choices, { text: 'Wait', target: 'night' }] });
    expect(diff({ ...grown, nodes: { ...grown.nodes, night: END } })).toMatchObject({
      kinds: ['added'],
      added: ['night', 'bank'],
    });
  });

  it('lists removed scenes, and scenes with a removed choice', () => {
    const { deep: _deep, ...nodes } = withBank({ choices: [{ text: 'Row', target: 'far' }] }).nodes;
    expect(diff({ start_node: 'bank', nodes })).toMatchObject({
      kinds: ['removed'],
      removed: ['deep', 'bank'],
    });
  });

  it('is a removed and an added scene if a scene is renamed', () => {
    const { deep: _deep, ...nodes } = withBank({
      choices: [
        { text: 'Row', target: 'far' },
        { text: 'Swim', target: 'depths' },
      ],
    }).nodes;
    expect(diff({ start_node: 'bank', nodes: { ...nodes, depths: END } }).kinds).toEqual([
      'added',
      'removed',
      'retargeted',
    ]);
  });

  it.each([
    ['another target', { text: 'Row', target: 'deep' }],
    ['a condition', { text: 'Row', target: 'far', condition: 'has oar' }],
    ['an effect', { text: 'Row', target: 'far', effect: 'gain oar' }],
    ['a check', { text: 'Row', target: 'far', check: 'nerve >= 2' }],
    ['a loss', { text: 'Row', target: 'far', lose_target: 'deep' }],
    ['a cost of its loss', { text: 'Row', target: 'far', lose_effect: 'nerve - 1' }],
  ])('is `retargeted` if a choice has %s', (_what, choice) => {
    const [, swim] = ferry.nodes['bank']!.choices;
    expect(diff(withBank({ choices: [choice, swim!] }))).toMatchObject({
      kinds: ['retargeted'],
      retargeted: ['bank'],
    });
  });

  it('is `retargeted` if the start scene, the scene without health or the turns of a scene differ', () => {
    expect(diff({ ...ferry, start_node: 'far' }).kinds).toEqual(['retargeted']);
    expect(diff({ ...ferry, lost_at: 'far' }).kinds).toEqual(['retargeted']);
    for (const turns of [{ each_turn: 'wind - 1' }, { time_out: 'deep' }])
      expect(diff(withBank(turns))).toMatchObject({ kinds: ['retargeted'], retargeted: ['bank'] });
  });

  it('is text for the words of things and secrets, and rules for which there are and who knows them', () => {
    const known = (structure: Partial<StoryStructure>) => ({ ...ferry, ...structure });
    const kinds = (was: Partial<StoryStructure>, is: Partial<StoryStructure>) =>
      versionDiff({ story_structure: known(was) }, { story_structure: known(is) }).kinds;
    const things = { oar: { name: 'an oar' } };
    const secrets = { wreck: { text: 'He sank it.', holders: ['meher'] } };
    expect(kinds({ things }, { things: { oar: { name: 'the oar' } } })).toEqual(['text']);
    expect(kinds({ things }, {})).toEqual(['text', 'rules']);
    expect(kinds({ secrets }, { secrets: { wreck: { ...secrets.wreck, text: 'She did.' } } })).toEqual([
      'text',
    ]);
    expect(kinds({ secrets }, { secrets: { wreck: { ...secrets.wreck, holders: ['ila'] } } })).toEqual([
      'rules',
    ]);
  });

  it('is `text` for prompts, lore and words, and `rules` for XP, costs and depiction', () => {
    const before = { story_structure: ferry };
    expect(versionDiff(before, { ...before, story_prompt: 'A night.' }).kinds).toEqual(['text']);
    expect(versionDiff(before, { ...before, lore_cards: [{ keys: ['oar'], text: 'Old.' }] }).kinds).toEqual([
      'text',
    ]);
    expect(versionDiff(before, { ...before, initial_xp: 5 }).kinds).toEqual(['rules']);
    const depiction = [{ figure: 'Yama', rule: 'never' as const }];
    expect(versionDiff(before, { ...before, depiction }).kinds).toEqual(['rules']);
  });

  it('accepts names of inherited object properties', () => {
    const nodes = { toString: END };
    expect(
      versionDiff({ story_structure: ferry }, { story_structure: { start_node: '', nodes } }),
    ).toMatchObject({ added: ['toString'], removed: ['bank', 'far', 'deep'] });
  });

  it('is empty between a story and itself, and is reversed if the versions are swapped', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd');
    const choice = fc.record({ text: fc.constantFrom('Go', 'Stay', 'Wait'), target: name });
    const node = fc.record({ text: fc.constantFrom('x', 'y'), choices: fc.array(choice, { maxLength: 3 }) });
    const story = fc.record({ start_node: name, nodes: fc.dictionary(name, node, { maxKeys: 4 }) });
    fc.assert(
      fc.property(story, story, (one, other) => {
        const [a, b] = [{ story_structure: one }, { story_structure: other }];
        expect(versionDiff(a, structuredClone(a)).kinds).toEqual([]);
        const there = versionDiff(a, b);
        const back = versionDiff(b, a);
        expect(there.added.filter((each) => !(each in one.nodes)).sort()).toEqual(
          back.removed.filter((each) => !(each in one.nodes)).sort(),
        );
        expect(there.kinds.length === 0).toBe(back.kinds.length === 0);
        expect(there.kinds.length > 0 || isSame(sorted(one), sorted(other))).toBe(true);
      }),
    );
  });

  it('compares two stories of 8,000 scenes in linear time', async () => {
    const scenes = Object.values(ferrymanStructure.nodes);
    const storyOf = (size: number) => {
      const nodes = Array.from({ length: size }, (_, at) => [`scene ${at}`, scenes[at % scenes.length]!]);
      return {
        story_structure: { start_node: 'scene 0', nodes: Object.fromEntries(nodes) as typeof ferry.nodes },
      };
    };
    const compare = (size: number) => expect(versionDiff(storyOf(size), storyOf(size)).kinds).toEqual([]);
    expect(await processorGrowthOf(compare, 8000)).toBeLessThan(GROWTH_MAX);
  });
});

/** Sorts choices, because reordering is not a difference. */
function sorted({ start_node, nodes }: StoryStructure): unknown {
  const entries = Object.entries(nodes).map(([name, node]) => [
    name,
    { ...node, choices: node.choices.map((choice) => JSON.stringify(choice)).sort() },
  ]);
  return { start_node, nodes: Object.fromEntries(entries) as object };
}
