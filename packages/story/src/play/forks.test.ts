import type { StoryStructure } from '@kathaloka/contract/entities';
import { describe, expect, it } from 'vitest';
import { ways } from '../testing/ways.ts';
import { advance, beginPlay } from './index.ts';
import { type PlayedTurn, whatMattered } from './forks.ts';
import { playStory } from './playStory.ts';

/** The turns of a play with these choices. */
function played(story_structure: StoryStructure, texts: readonly string[]) {
  const play = playStory({
    story_structure,
    initial_xp: 1000,
    total_scenes: 5,
    game_config: { xp_gain_multiplier: 1, commands: {} },
  });
  const scenes: PlayedTurn[] = [{ id: '0', state: beginPlay(play), selected_choice: null }];
  for (const text of texts) {
    const result = advance(play, scenes.at(-1)!.state, { kind: 'choice', text });
    if (result.refusal) throw new Error(`${text}: ${result.refusal.code}`);
    scenes.push({ id: `${scenes.length}`, state: result.next, selected_choice: { text } });
  }
  return { play, scenes };
}

const forksOf = (structure: StoryStructure, texts: readonly string[]) => {
  const { play, scenes } = played(structure, texts);
  return whatMattered(play, scenes).forks;
};

const closedOf = (structure: StoryStructure, texts: readonly string[]) => {
  const { play, scenes } = played(structure, texts);
  return whatMattered(play, scenes).closed;
};

const GATE = ways({
  yard: [{ target: 'gate', effect: 'gain key', deed: 'the boy you untied' }, 'gate'],
  gate: [{ target: 'house', condition: 'has key' }, 'road'],
  house: [],
  road: [],
});

describe('The choices that mattered', () => {
  it('are those that opened a choice taken later, and those that ruled out endings', () => {
    expect(forksOf(GATE, ['Way 1', 'Way 1'])).toEqual([
      {
        turn_id: '0',
        choice: 'Way 1',
        deed: 'the boy you untied',
        opened: 'Way 1',
        told: null,
        ruled_out: 0,
      },
      { turn_id: '1', choice: 'Way 1', deed: null, opened: null, told: null, ruled_out: 1 },
    ]);
  });

  it('include those that set a number that a later condition reads', () => {
    const told = ways({
      yard: [
        { target: 'gate', effect: 'oil = 3' },
        { target: 'gate', effect: 'oil = 1' },
      ],
      gate: [{ target: 'house', condition: 'oil >= 3' }, 'road'],
      house: [],
      road: [],
    });
    expect(forksOf(told, ['Way 1', 'Way 1'])[0]).toMatchObject({ turn_id: '0', opened: 'Way 1' });
    expect(closedOf(told, ['Way 2', 'Way 2'])).toMatchObject({ turn_id: '0' });
  });

  it('opened nothing that another choice would have opened as well', () => {
    const both = ways({
      yard: [
        { target: 'gate', effect: 'oil + 3' },
        { target: 'gate', effect: 'oil + 2' },
      ],
      gate: [{ target: 'house', condition: 'oil >= 2' }, 'road'],
      house: [],
      road: [],
    });
    expect(forksOf(both, ['Way 1', 'Way 1']).map(({ turn_id }) => turn_id)).toEqual(['1']);
  });

  it('are recognised by their effects if several choices lead to the same scene', () => {
    const { play, scenes } = played(GATE, ['Way 1', 'Way 1']);
    const unsaid = scenes.map((scene) => ({ ...scene, selected_choice: null }));
    expect(whatMattered(play, unsaid).forks[0]).toMatchObject({
      deed: 'the boy you untied',
      opened: 'Way 1',
    });
    const [begun, past] = played(GATE, ['Way 2']).scenes.map((scene) => ({
      ...scene,
      selected_choice: null,
    }));
    expect(whatMattered(play, [begun!, past!]).forks).toEqual([]);
  });

  it('are the heaviest ones if none ruled out an ending and the last one decided little', () => {
    const told = ways({
      a: [{ target: 'b', effect: 'gain one' }, 'b'],
      b: [{ target: 'c', effect: 'gain two' }, 'c'],
      c: [{ target: 'd', effect: 'gain key' }, 'd'],
      d: [{ target: 'e', condition: 'has one and has two and has key' }],
      e: [{ target: 'f', deed: 'a crumb you gave' }, 'f'],
      f: [],
    });
    const found = forksOf(told, ['Way 1', 'Way 1', 'Way 1', 'Way 1', 'Way 1']);
    expect(found.map(({ turn_id }) => turn_id)).toEqual(['0', '1', '2']);
  });

  it('exclude those that decided nothing', () => {
    const idle = ways({ a: ['b', 'b'], b: ['c'], c: [] });
    expect(forksOf(idle, ['Way 1', 'Way 1'])).toEqual([]);
  });

  it('include those that changed the text of a later scene', () => {
    const { nodes, start_node } = ways({ a: [{ target: 'b', effect: 'gain lamp' }, 'b'], b: [] });
    const lit = { ...nodes['b']!, variants: [{ condition: 'has lamp', text: 'It is lit.' }] };
    const told = { start_node, nodes: { ...nodes, b: lit } };
    expect(forksOf(told, ['Way 1'])).toMatchObject([
      { turn_id: '0', opened: null, told: 'It is lit.', ruled_out: 0 },
    ]);
    expect(forksOf(told, ['Way 2'])).toEqual([]);
  });

  it('tell the latest sentence that was read because of them, and of a scene what is new in it', () => {
    const { nodes, start_node } = ways({ a: [{ target: 'b', effect: 'gain lamp' }, 'b'], b: ['c'], c: [] });
    const told = (text: string, lit: string): StoryStructure => ({
      start_node,
      nodes: {
        ...nodes,
        b: { ...nodes['b']!, variants: [{ condition: 'has lamp', text: 'It is lit.' }] },
        c: { ...nodes['c']!, text, variants: lit ? [{ condition: 'has lamp', text: lit }] : [] },
      },
    });
    const sentence = (text: string, lit: string) => forksOf(told(text, lit), ['Way 1', 'Way 1'])[0]?.told;
    expect(sentence('A cave.', "A cave. 'Who is there?' the bats ask. You go in.")).toBe(
      "'Who is there?' the bats ask.",
    );
    expect(sentence('A cave.', 'The cave. The lamp finds a bat, and the bat a cave.')).toBe(
      'The lamp finds a bat, and the bat a cave.',
    );
    expect(sentence('गुफा।', 'गुफा। दीया जलता है। तुम भीतर हो।')).toBe('दीया जलता है।');
    expect(sentence('A cave.', 'A cave.')).toBe('It is lit.');
    expect(sentence('A cave.{if has lamp:  The lamp smokes.}', '')).toBe('The lamp smokes.');
  });

  it('are the three heaviest, in the order in which they were made', () => {
    const many = ways({
      a: [{ target: 'b', deed: 'a crumb you gave' }, 'b'],
      b: [{ target: 'c', effect: 'gain key' }, 'c', 'early'],
      c: [{ target: 'd', deed: 'a song you sang' }, 'd'],
      d: [{ target: 'e', condition: 'has key' }, 'f'],
      e: ['g', 'h', 'i'],
      f: [],
      g: [],
      h: [],
      i: [],
      early: [],
    });
    const found = forksOf(many, ['Way 1', 'Way 1', 'Way 1', 'Way 1', 'Way 1']);
    expect(found.map(({ turn_id }) => turn_id)).toEqual(['1', '3', '4']);
  });

  it('always include the last one that ruled out an ending', () => {
    const key = { effect: 'gain key' };
    const weighty = ways({
      a: [{ target: 'b', effect: 'gain one' }, 'b'],
      b: [{ target: 'c', effect: 'gain two' }, 'c'],
      c: [{ target: 'd', ...key }, 'd'],
      d: [{ target: 'e', condition: 'has one and has two and has key' }],
      e: ['f', 'g'],
      f: [],
      g: [],
    });
    const found = forksOf(weighty, ['Way 1', 'Way 1', 'Way 1', 'Way 1', 'Way 2']);
    expect(found.map(({ turn_id }) => turn_id)).toEqual(['1', '2', '4']);
  });
});

describe('A closed choice', () => {
  it('is explained by the choice that would have opened it', () => {
    expect(closedOf(GATE, ['Way 2', 'Way 2'])).toEqual({
      turn_id: '0',
      choice: 'Way 2',
      because: 'Way 1',
      is_taken: false,
    });
  });

  it('is explained by the choice that closed it', () => {
    const lost = ways({
      yard: [{ target: 'gate', effect: 'gain noise' }, 'gate'],
      gate: [{ target: 'house', condition: 'not has noise' }, 'road'],
      house: [],
      road: [],
    });
    expect(closedOf(lost, ['Way 1', 'Way 2'])).toMatchObject({ because: 'Way 1', is_taken: true });
  });

  it('is not explained by unrelated choices in between', () => {
    const between = ways({
      yard: [{ target: 'path', effect: 'gain noise' }, 'path'],
      path: [
        { target: 'gate', effect: 'gain lamp' },
        { target: 'gate', effect: 'gain rope' },
      ],
      gate: [{ target: 'house', condition: 'not has noise' }, 'road'],
      house: [],
      road: [],
    });
    expect(closedOf(between, ['Way 1', 'Way 1', 'Way 2'])).toMatchObject({ turn_id: '0', because: 'Way 1' });
  });

  it('is not one that reads like an open one, or has no target', () => {
    const gate = (choices: object[]) => ({
      ...GATE,
      nodes: {
        ...GATE.nodes,
        gate: { text: 'A gate.', choices: [...choices, { text: 'On', target: 'road' }] },
      },
    });
    const closed = { text: 'In', target: 'house', condition: 'has key' };
    const closedAt = (choices: object[]) => closedOf(gate(choices) as StoryStructure, ['Way 2', 'On']);
    expect(closedAt([closed])).toMatchObject({ because: 'Way 1' });
    expect(closedAt([{ ...closed, text: 'On' }])).toBeNull();
    expect(closedAt([{ ...closed, target: 'nowhere' }])).toBeNull();
  });

  it('is none if every choice was open, or nothing on the path explains it', () => {
    expect(closedOf(GATE, ['Way 1', 'Way 1'])).toBeNull();
    const never = ways({ a: ['b'], b: [{ target: 'c', condition: 'has moon' }, 'd'], c: [], d: [] });
    expect(closedOf(never, ['Way 1', 'Way 2'])).toBeNull();
  });

  it('is not one with the same target as an open one', () => {
    const same = ways({
      yard: [{ target: 'gate', effect: 'gain key' }, 'gate'],
      gate: [{ target: 'road', condition: 'has key' }, 'road'],
      road: [],
    });
    expect(closedOf(same, ['Way 2', 'Way 2'])).toBeNull();
  });
});

describe('A fork with an attempt', () => {
  const attempt = (more: object) => ({
    target: 'road',
    check: 'nerve >= 1',
    effect: 'gain sign',
    lose_effect: 'gain key',
    lose_target: 'gate',
    ...more,
  });
  const climbed = ways({
    yard: [attempt({ deed: 'the climb' }), 'road'],
    gate: [{ target: 'house', condition: 'has key' }, 'road'],
    house: [],
    road: [],
  });

  it('is told by how it went', () => {
    expect(forksOf(climbed, ['Way 1', 'Way 1'])[0]).toMatchObject({
      turn_id: '0',
      opened: 'Way 1',
      ruled_out: 0,
    });
    expect(forksOf(climbed, ['Way 2'])).toMatchObject([{ turn_id: '0', ruled_out: 1 }]);
  });

  it('has no deed, and tells what followed, where it failed', () => {
    const { nodes, ...rest } = climbed;
    const told = (lost: string): StoryStructure => ({
      ...rest,
      nodes: { ...nodes, gate: { ...nodes['gate']!, variants: [{ condition: 'has key', text: lost }] } },
    });
    expect(forksOf(told('A key lies in the ditch.'), ['Way 1', 'Way 1'])[0]).toMatchObject({
      deed: null,
      told: 'A key lies in the ditch.',
    });
  });

  it('is found without its text, and where health has led to the scene of the loss', () => {
    const { play, scenes } = played(climbed, ['Way 1', 'Way 1']);
    const unsaid = scenes.map((scene) => ({ ...scene, selected_choice: null }));
    expect(whatMattered(play, unsaid).forks[0]).toMatchObject({ turn_id: '0', opened: 'Way 1' });
    const deadly = {
      ...ways({ yard: [attempt({ lose_effect: 'health = 0' }), 'road'], gate: ['road'], road: [], pit: [] }),
      lost_at: 'pit',
    };
    expect(forksOf(deadly, ['Way 1'])).toMatchObject([{ turn_id: '0', choice: 'Way 1' }]);
  });
});
