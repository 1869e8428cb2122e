import type { StoryStructure } from '@kathaloka/contract/entities';
import { describe, expect, it } from 'vitest';
import { graphOf } from '../graph.ts';
import { storyDraft } from './storyDraft.ts';
import type { StoryEdit } from './storyEdit.ts';
import { choicesLeadingTo, structureCounts } from './structureCounts.ts';

const structure: StoryStructure = {
  start_node: 'cave',
  lost_at: 'cave',
  things: { lamp: { name: 'the lamp' } },
  secrets: { wreck: { text: 'He sank it.', holders: ['meher'], until: 'holds cave lamp' } },
  nodes: {
    cave: {
      text: 'Dark. {if holds cave lamp: It glows.}',
      max_turns: 3,
      time_out: 'cave',
      choices: [
        { text: 'Go', target: 'shore', condition: 'not (holds cave lamp)', effect: 'give lamp to cave' },
        {
          text: 'Climb',
          target: '',
          check: 'nerve >= 2',
          lose_target: 'cave',
          lose_effect: 'owe cave_keeper "he holds cave lamp"; give lamp to shore',
        },
      ],
    },
    shore: {
      text: 'A shore.',
      choices: [],
      variants: [{ condition: 'knows meher wreck and has lamp', text: 'She nods.' }],
    },
  },
};
const after = (...edits: StoryEdit[]) => edits.reduce(storyDraft, structure);
const fields = ({ start_node: _start, ...of }: StoryStructure) => JSON.stringify(of);

describe('A scene of a story with attempts, time and things', () => {
  it('is renamed wherever something leads to it or lies there', () => {
    const renamed = after({ type: 'rename scene', name: 'cave', to: 'grotto' });
    expect(JSON.parse(fields(renamed))).toEqual(
      JSON.parse(
        fields(structure)
          .replaceAll(/"cave"/g, '"grotto"')
          .replaceAll('holds cave lamp:', 'holds grotto lamp:')
          .replaceAll('"holds cave lamp"', '"holds grotto lamp"')
          .replaceAll('(holds cave', '(holds grotto')
          .replaceAll('to cave', 'to grotto'),
      ),
    );
    expect(fields(renamed)).toContain(String.raw`\"he holds cave lamp\"`);
    expect(renamed.start_node).toBe('grotto');
  });

  it('is renamed nowhere else if its name is also a person’s, or if no condition can write the new one', () => {
    const { condition, effect } = after({ type: 'rename scene', name: 'cave', to: 'the cave' }).nodes[
      'the cave'
    ]!.choices[0]!;
    expect([condition, effect]).toEqual(['not (holds cave lamp)', 'give lamp to cave']);
    const person = after(
      { type: 'edit variant', name: 'shore', index: 0, changes: { condition: 'dead cave' } },
      { type: 'rename scene', name: 'cave', to: 'grotto' },
    );
    expect(person.nodes['grotto']!.choices[0]!.condition).toBe('not (holds cave lamp)');
    expect(person.nodes['grotto']!.choices[1]!.lose_target).toBe('grotto');
  });

  it('leaves no way to it when it is deleted', () => {
    const { lost_at, nodes } = after(
      { type: 'edit scene', name: 'shore', changes: { time_out: 'cave' } },
      { type: 'delete scene', name: 'cave' },
    );
    expect([lost_at, nodes['shore']!.time_out]).toEqual([undefined, undefined]);
  });

  it('keeps its ways within the story', () => {
    const far = after(
      { type: 'edit scene', name: 'cave', changes: { time_out: 'nowhere' } },
      { type: 'edit choice', name: 'cave', index: 1, changes: { lose_target: 'nowhere' } },
      { type: 'add choice', name: 'cave', changes: { lose_target: 'nowhere' } },
      { type: 'set lost at', name: 'nowhere' },
    );
    expect(far).toEqual(structure);
    const plain = after(
      { type: 'edit scene', name: 'cave', changes: { time_out: '' } },
      {
        type: 'edit choice',
        name: 'cave',
        index: 1,
        changes: { check: '', lose_target: '', win_text: 'Up!' },
      },
      { type: 'set lost at', name: '' },
    );
    expect(Object.keys(plain.nodes['cave']!)).not.toContain('time_out');
    expect(Object.keys(plain)).not.toContain('lost_at');
    expect(plain.nodes['cave']!.choices[1]).toMatchObject({ text: 'Climb', win_text: 'Up!' });
    expect(Object.keys(plain.nodes['cave']!.choices[1]!)).not.toContain('check');
  });

  it('counts every way to it, and an attempt that stays as one that leads somewhere', () => {
    expect(choicesLeadingTo(structure, ['cave'])).toBe(2);
    expect(structureCounts(structure)).toMatchObject({ choices: 2, nowhere: 0 });
    expect(structureCounts({ ...structure, lost_at: 'gone' }).nowhere).toBe(1);
  });
});

describe('Things, secrets and people', () => {
  it('are added, changed and removed', () => {
    const changed = after(
      { type: 'edit thing', name: 'rope', thing: { name: 'a rope' } },
      { type: 'edit thing', name: 'lamp', thing: undefined },
      { type: 'edit secret', name: 'wreck', secret: undefined },
      { type: 'edit thing', name: 'no name', thing: { name: 'x' } },
    );
    expect(changed.things).toEqual({ rope: { name: 'a rope' } });
    expect(changed.secrets).toBeUndefined();
  });

  it('are renamed wherever they stand, and not to a name that is taken or impossible', () => {
    const renamed = after(
      { type: 'rename part', kind: 'thing', name: 'lamp', to: 'lantern' },
      { type: 'rename part', kind: 'secret', name: 'wreck', to: 'boat' },
      { type: 'rename part', kind: 'person', name: 'meher', to: 'mehr' },
    );
    expect(graphOf(renamed).faults).toEqual([]);
    expect(JSON.parse(fields(renamed))).toEqual(
      JSON.parse(
        fields(structure)
          .replaceAll(/(?<!he holds cave |the )\blamp\b/g, 'lantern')
          .replaceAll('wreck', 'boat')
          .replaceAll('meher', 'mehr'),
      ),
    );
    const twice = after({ type: 'edit thing', name: 'rope', thing: { name: 'a rope' } });
    for (const to of ['lamp', 'a rope', 'has', 'rope'])
      expect(storyDraft(twice, { type: 'rename part', kind: 'thing', name: 'rope', to })).toBe(twice);
    expect(after({ type: 'rename part', kind: 'person', name: 'meher', to: 'you' })).toBe(structure);
  });
});
