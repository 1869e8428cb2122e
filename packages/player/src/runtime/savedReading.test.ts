import { describe, expect, it } from 'vitest';
import {
  beginReading,
  goBack,
  makeMove,
  placeOf,
  readSave,
  readStory,
  replay,
  saveReading,
  storyDigest,
  openTale,
  stateOf,
} from './index.ts';

const file = {
  kathaloka: 1,
  story: {
    title: 'Gate',
    game_config: { commands: { undo: { cost: 2 } } },
    story_structure: {
      start_node: 'gate',
      nodes: {
        gate: { text: 'Who?', choices: [{ text: 'Say', target: 'hall', ask: 'name', effect: 'oil + 1' }] },
        hall: { text: '{name}', choices: [{ text: 'On', target: 'end' }] },
        end: { text: 'End.', choices: [] },
      },
    },
  },
};
const story = readStory(file).story!;
const tale = openTale(story);
const played = () => {
  const said = makeMove(tale, beginReading(tale), { choose: 0, answer: 'Meera' }).reading!;
  return makeMove(tale, goBack(tale, makeMove(tale, said, { choose: 0 }).reading!).reading!, { choose: 0 })
    .reading!;
};

describe('A saved play', () => {
  it('is restored with its answers and the price of going back', () => {
    const save = readSave(JSON.stringify(saveReading(storyDigest(story), tale, played())))!;
    const { reading, isWhole } = replay(tale, save);
    expect(isWhole).toBe(true);
    expect(reading).toEqual(played());
    expect(placeOf(tale, reading)).toMatchObject({ scene: 'end', is_ending: true });
    expect(stateOf(reading).words).toEqual([['name', 'Meera']]);
  });

  it('is replayed as far as a changed story allows', () => {
    const structure = structuredClone(file);
    structure.story.story_structure.nodes.hall.choices = [];
    const changed = readStory(structure).story!;
    expect(storyDigest(changed)).not.toBe(storyDigest(story));
    const { reading, isWhole } = replay(openTale(changed), saveReading('', tale, played()));
    expect({ isWhole, scene: placeOf(openTale(changed), reading).scene }).toEqual({
      isWhole: false,
      scene: 'hall',
    });
  });

  /** The variables of a play after the author has changed two choices that lead to one scene. */
  const afterChange = (change: (choices: { text: string; target: string; effect?: string }[]) => void) => {
    const structure = {
      start_node: 'shop',
      nodes: {
        shop: {
          text: 'Shop.',
          choices: [
            { text: 'Oil', target: 'road', effect: 'oil + 1' },
            { text: 'Lamp', target: 'road', effect: 'gain lamp' },
            { text: 'Leave', target: 'end' },
          ],
        },
        road: { text: 'Road.', choices: [{ text: 'On', target: 'end' }] },
        end: { text: 'End.', choices: [] },
      },
    };
    const before = openTale(readStory(structure).story!);
    const save = saveReading('', before, makeMove(before, beginReading(before), { choose: 1 }).reading!);
    change(structure.nodes.shop.choices);
    const after = openTale(readStory(structure).story!);
    const { reading, isWhole } = replay(after, readSave(JSON.stringify(save))!);
    return [isWhole, placeOf(after, reading).scene, stateOf(reading).things];
  };

  it('makes no choice that the reader did not make', () => {
    expect(afterChange((choices) => choices.splice(1, 1))).toEqual([false, 'shop', []]);
    expect(afterChange((choices) => choices.splice(0, 1))).toEqual([true, 'road', ['lamp']]);
    expect(afterChange(([, lamp]) => (lamp!.text = 'The lamp'))).toEqual([true, 'road', ['lamp']]);
    expect(afterChange(([, lamp]) => (lamp!.target = 'end'))).toEqual([false, 'shop', []]);
  });

  it.each([
    '',
    '[]',
    '{}',
    'null',
    '{"kathaloka_save":2}',
    '{"kathaloka_save":1,"title":"","story":"","language":"en","undo_xp":-1,"moves":[]}',
    '{"kathaloka_save":1,"title":"","story":"","language":"en","undo_xp":0,"moves":[{"choose":1.5}]}',
    '{"kathaloka_save":1,"title":"","story":"","language":"en","undo_xp":0,"moves":[{"choose":0,"answer":{}}]}',
  ])('is rejected: %s', (text) => {
    expect(readSave(text)).toBeNull();
  });

  it('is rejected if it has more moves than a game may have turns', () => {
    const save = saveReading('', tale, played());
    const withMoves = (count: number) =>
      readSave(JSON.stringify({ ...save, moves: Array.from({ length: count }, () => ({ choose: 0 })) }));
    expect(withMoves(20_000)).not.toBeNull();
    expect(withMoves(20_001)).toBeNull();
  });
});

describe('A saved play with dice', () => {
  const dice = readStory({
    start_node: 'wall',
    things: { rope: { name: 'a rope' }, lamp: { name: 'a lamp' } },
    nodes: {
      wall: {
        text: 'A wall.',
        choices: [
          { text: 'Climb', target: 'end', check: 'roll nerve >= 40', lose_effect: 'nerve + 1' },
          { text: 'Pack', target: 'wall', effect: 'take rope; take lamp' },
          { text: 'Jump', target: 'end', effect: 'health = 0' },
        ],
      },
      pit: { text: 'A pit.', choices: [], ending: 'lost' },
      end: { text: 'The end.', choices: [] },
    },
    lost_at: 'pit',
  }).story!;
  const told = openTale({ ...dice, game_config: { ...dice.game_config, inventory_slots: 1 } });
  const after = (seed: string | undefined, ...moves: number[]) =>
    moves.reduce((reading, choose) => makeMove(told, reading, { choose }).reading!, beginReading(told, seed));
  const climbs = (seed: string) =>
    after(seed, 0, 0, 0, 0).steps.flatMap(({ state: { check } }) => check?.roll ?? []);

  it('throws the same dice again, and another play throws its own', () => {
    const climbed = after('one', 0, 0, 1, 0, 0, 2);
    const save = readSave(JSON.stringify(saveReading('', told, climbed)))!;
    expect(save.seed).toBe('one');
    expect(replay(told, save)).toEqual({ reading: climbed, isWhole: true });
    expect(placeOf(told, climbed)).toMatchObject({ scene: 'pit', is_lost: true });
    expect(climbs('one')).toEqual(climbs('one'));
    expect(climbs('one')).not.toEqual(climbs('two'));
  });

  it('opens without a seed, as it was stored before there were dice', () => {
    const { seed: _, ...old } = saveReading('', told, after(undefined, 0, 1, 1, 0));
    expect(replay(told, readSave(JSON.stringify(old))!).isWhole).toBe(true);
    expect(readSave(JSON.stringify({ ...old, seed: 7 }))).toBeNull();
  });
});
