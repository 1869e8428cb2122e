import type { StoryStructure } from '@kathaloka/contract/entities';
import { describe, expect, it } from 'vitest';
import { explore, trappedIn } from '../exploration/explore.ts';
import {
  advance,
  beginPlay,
  changesBetween,
  choicesOf,
  edgesOf,
  type Gift,
  type Move,
  playStory,
  type PlayState,
  sheetOf,
} from './index.ts';

const ENDS = { yard: { text: 'The yard.', choices: [] } };

/** A story of one room, in which each of these effects is a choice that stays there. */
const aRoom = (effects: readonly string[], slots = 2, more: Partial<StoryStructure> = {}) =>
  playStory({
    story_structure: {
      start_node: 'room',
      nodes: {
        room: {
          text: 'A room.',
          choices: [
            ...effects.map((effect) => ({ text: effect, target: 'room', effect })),
            { text: 'Out', target: 'yard' },
          ],
        },
        ...ENDS,
      },
      things: {
        key: { name: 'the brass key', line: 'It is warm.' },
        rope: { name: '' },
        big_lamp: { name: '' },
      },
      ...more,
    },
    initial_xp: 20,
    total_scenes: 2,
    game_config: { commands: {}, xp_gain_multiplier: 1, inventory_slots: slots },
  });

const EFFECTS = ['take key', 'take rope', 'gain big_lamp', 'gain courage', 'give key to meher', 'kill meher'];
const story = aRoom(EFFECTS);

function did(state: PlayState, ...moves: readonly (string | Move)[]): PlayState {
  return moves.reduce<PlayState>((before, move) => {
    const result = advance(story, before, typeof move === 'string' ? { kind: 'choice', text: move } : move);
    if (result.refusal) throw new Error(result.refusal.code);
    return result.next;
  }, state);
}
const begun = beginPlay(story);
const textsOf = (state: PlayState) => choicesOf(story, state).map(({ text }) => text);

describe('More declared things than there are slots', () => {
  const full = did(begun, 'take key', 'take rope', 'gain courage');
  const tooMany = did(full, 'gain big_lamp');

  it('ask what one puts down, and nothing else', () => {
    expect(textsOf(full)).toHaveLength(EFFECTS.length + 1);
    expect(choicesOf(story, tooMany)).toEqual(
      ['the brass key', 'rope', 'big lamp'].map((text) => ({ text, is_detour: false, puts_down: true })),
    );
    expect(edgesOf(story, tooMany)).toEqual([]);
    expect(advance(story, tooMany, { kind: 'choice', text: 'Out' }).refusal).toEqual({
      code: 'no_such_choice',
    });
  });

  it('and what is put down lies there: that costs nothing, and is no turn', () => {
    const result = advance(story, { ...tooMany, current_xp: 0 }, { kind: 'choice', text: 'The brass key' });
    expect(result).toMatchObject({ telling: { kind: 'put_down', thing: 'key' } });
    expect(did(tooMany, 'the brass key')).toEqual({
      ...tooMany,
      put_down: 'key',
      things: ['big_lamp', 'courage', 'holds room key', 'rope'],
    });
    expect(textsOf(did(tooMany, 'rope'))).toHaveLength(EFFECTS.length + 1);
  });

  it('can also be put down where somebody of that name is dead', () => {
    const dead = { ...tooMany, things: [...tooMany.things, 'dead room'] };
    expect(did(dead, 'rope').things).toContain('holds room rope');
  });

  it('can be put down in a scene that is called “you”', () => {
    const choices = [
      { text: 'Take', target: 'you', effect: 'take key' },
      { text: 'Out', target: 'yard' },
    ];
    const inYou = aRoom([], 0, { start_node: 'you', nodes: { you: { text: 'You.', choices }, ...ENDS } });
    const laden = { ...beginPlay(inYou), things: ['key'] };
    const result = advance(inYou, laden, { kind: 'choice', text: 'the brass key' });
    expect(result).toMatchObject({ next: { put_down: 'key', things: [] } });
    expect([...trappedIn(explore(inYou.graph, {}, inYou).exact)]).not.toContain(1);
  });

  it('are of no concern at an ending', () => {
    expect(choicesOf(story, { ...tooMany, node: 'yard', is_completed: true })).toEqual([]);
  });
});

describe('A typed gift', () => {
  const gives = (thing: string, to: string): Move => ({
    kind: 'words',
    edge: null,
    gift: { thing, to } satisfies Gift,
  });
  const held = did(begun, 'take key', 'gain courage');

  it('of a thing that the player holds changes its holder, and nothing else', () => {
    const result = advance(story, held, gives('key', 'meher'));
    expect(result).toMatchObject({ telling: { kind: 'detour' } });
    expect(did(held, gives('key', 'meher'))).toEqual({
      ...did(held, { kind: 'words', edge: null }),
      things: ['courage', 'holds meher key'],
    });
  });

  it.each([
    ['what is not held', 'rope', 'meher'],
    ['what is no thing', 'courage', 'meher'],
    ['oneself', 'key', 'you'],
    ['nobody', 'key', ' '],
  ])('to, or of, %s changes nothing', (_, thing, to) => {
    expect(did(held, gives(thing, to)).things).toEqual(held.things);
  });

  it('without which a player might find no way on changes nothing', () => {
    const gated = aRoom(['take key'], 2, {
      start_node: 'gate',
      nodes: {
        gate: {
          text: 'A gate.',
          choices: [
            { text: 'take key', target: 'gate', effect: 'take key', condition: 'not holds meher key' },
            { text: 'Out', target: 'yard', condition: 'has key' },
          ],
        },
        ...ENDS,
      },
    });
    const keyed = advance(gated, beginPlay(gated), { kind: 'choice', text: 'take key' });
    if (keyed.refusal) throw new Error(keyed.refusal.code);
    const kept = advance(gated, keyed.next, gives('key', 'meher'));
    expect(kept.refusal ?? kept.next.things).toEqual(['key']);
    const toKasam = advance(gated, keyed.next, gives('key', 'kasam'));
    expect(toKasam.refusal ?? toKasam.next.things).toEqual(['holds kasam key']);
  });

  it.each([
    ['with a scene for its end', { time_out: 'yard' }],
    ['in an open scene with one way out', { mode: 'open' as const }],
  ])('changes its holder also after the last turn %s', (_, time) => {
    const timed = aRoom([], 2, {
      start_node: 'ford',
      nodes: {
        ford: { text: 'A ford.', max_turns: 1, ...time, choices: [{ text: 'Out', target: 'yard' }] },
        ...ENDS,
      },
    });
    const late = { ...beginPlay(timed), things: ['key'], turns_in_node: 1 };
    expect(advance(timed, late, gives('key', 'meher'))).toMatchObject({
      next: { node: 'yard', things: ['holds meher key'] },
    });
  });

  it('to somebody dead changes nothing', () => {
    const dead = did(held, 'kill meher');
    expect(did(dead, gives('key', 'meher')).things).toEqual(dead.things);
  });
});

describe('The sheet', () => {
  it('has what one carries, one’s wounds, promises and health', () => {
    const other = aRoom(['take key; hurt left_hand; owe ila "her mother"; health - 1']);
    const result = advance(other, beginPlay(other), { kind: 'continue' });
    expect(sheetOf(other, beginPlay(other))).toEqual({
      carried: [],
      slots: 2,
      hurts: [],
      owed: [],
      health: { now: 100, max: 100 },
    });
    if (result.refusal) throw new Error(result.refusal.code);
    const [choice] = edgesOf(other, beginPlay(other));
    const { next } = advance(other, beginPlay(other), {
      kind: 'choice',
      text: choice!.text,
    }) as typeof result;
    expect(sheetOf(other, next)).toEqual({
      carried: [{ name: 'the brass key', line: 'It is warm.' }],
      slots: 2,
      hurts: ['left hand'],
      owed: [{ to: 'Ila', what: 'her mother' }],
      health: { now: 99, max: 100 },
    });
  });

  it('is only there for stories that use it', () => {
    expect(sheetOf(aRoom(['gain dogs'], 2, { things: {} }), begun)).toBeUndefined();
    for (const effect of ['hurt hand', 'owe ila "x"', 'health + 1'])
      expect(sheetOf(aRoom([effect], 2, { things: {} }), begun), effect).toBeDefined();
  });

  it('says what a turn has changed', () => {
    const changes = (effects: string, before = '') => {
      const other = aRoom([before || 'gain courage', effects]);
      const first = advance(other, beginPlay(other), { kind: 'words', edge: 0 });
      if (first.refusal) throw new Error(first.refusal.code);
      const second = advance(other, first.next, { kind: 'words', edge: 1 });
      if (second.refusal) throw new Error(second.refusal.code);
      return changesBetween(other, first.next, second.next);
    };
    expect(changes('take key; gain dogs')).toEqual([{ kind: 'took', what: 'the brass key' }]);
    expect(changes('take key', 'give key to old_meher')).toEqual([
      { kind: 'took', what: 'the brass key', who: 'Old Meher' },
    ]);
    expect(changes('give key to meher; lose rope', 'take key; take rope')).toEqual([
      { kind: 'gave', what: 'the brass key', who: 'Meher' },
      { kind: 'lost', what: 'rope' },
    ]);
    expect(changes('give key to room', 'take key')).toEqual([{ kind: 'put_down', what: 'the brass key' }]);
    expect(changes('hurt hand; kill kasam; tell you wreck; owe ila "x y"; health - 3')).toEqual([
      { kind: 'died', what: '', who: 'Kasam' },
      { kind: 'hurt', what: 'hand' },
      { kind: 'told', what: 'wreck', who: 'You' },
      { kind: 'owes', what: 'x y', who: 'Ila' },
      { kind: 'health', what: '', by: -3 },
    ]);
    expect(changes('heal hand; keep ila', 'hurt hand; owe ila "x"')).toEqual([
      { kind: 'kept', what: 'x', who: 'Ila' },
      { kind: 'healed', what: 'hand' },
    ]);
    expect(changes('break ila', 'owe ila "x"')).toEqual([{ kind: 'broke', what: 'x', who: 'Ila' }]);
    expect(changes('give key to kasam', 'give key to meher')).toEqual([]);
  });
});

it('Who holds a secret knows it from the beginning', () => {
  const secrets = { wreck: { text: 'The wreck is hers.', holders: ['meher', 'Old Kasam'] } };
  expect(beginPlay(aRoom([], 2, { secrets })).things).toEqual(['knows meher wreck']);
});
