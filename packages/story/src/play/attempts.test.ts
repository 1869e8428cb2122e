import type { GameConfig, StoryStructure } from '@kathaloka/contract/entities';
import { describe, expect, it } from 'vitest';
import { advance, beginPlay, choicesOf, type Move, oddsOf, edgesOf, playStory, timeIsUp } from './index.ts';
import type { PlayState } from './playState.ts';
import type { PlayStory } from './playStory.ts';

type Structure = Omit<StoryStructure, 'start_node'>;

/** A story that begins in `cellar`. */
const aPlay = (structure: Structure, config: Partial<GameConfig> = {}): PlayStory =>
  playStory({
    story_structure: { start_node: 'cellar', ...structure },
    initial_xp: 20,
    total_scenes: 3,
    game_config: { commands: {}, xp_gain_multiplier: 1, ...config },
  });

const THE_DOOR = {
  text: 'Force the door',
  target: 'yard',
  check: 'nerve >= 3',
  effect: 'nerve - 1; gain splinter',
  deed: 'the broken door',
  win_text: 'It gives. Nerve: {nerve}.',
  lose_effect: 'nerve + 1; hurt hand',
  lose_text: 'It holds. Nerve: {nerve}.',
};
const ENDS = {
  yard: { text: 'The yard.', choices: [] },
  end_river: { text: 'The river takes you.', choices: [], ending: 'lost' as const },
};
const cellar = (...choices: StoryStructure['nodes'][string]['choices']): Structure => ({
  nodes: { cellar: { text: 'A cellar.', choices }, ...ENDS },
});

const chosen = (text: string): Move => ({ kind: 'choice', text });
const TRY = chosen('Force the door');
const WAIT: Move = { kind: 'continue' };

function moved(story: PlayStory, state: PlayState, move: Move) {
  const result = advance(story, state, move);
  if (result.refusal) throw new Error(result.refusal.code);
  return result;
}
const after = (story: PlayStory, from: PlayState, ...moves: Move[]): PlayState =>
  moves.reduce((state, move) => moved(story, state, move).next, from);

describe('An attempt', () => {
  const story = aPlay(cellar(THE_DOOR));
  const begun = beginPlay(story, 'a session');

  it('that fails has its own effects and words, and stays where it names no scene', () => {
    const { next, telling } = moved(story, begun, TRY);
    expect(telling).toMatchObject({ kind: 'attempt', won: false, text: 'It holds. Nerve: 1.' });
    expect(next).toMatchObject({
      node: 'cellar',
      turns_in_node: 1,
      things: ['hurt hand'],
      deeds: [],
      tried: 1,
      choices_made: 1,
      check: { name: 'nerve', at_least: 3, had: 0, won: false },
    });
  });

  it('that succeeds is told before its scene', () => {
    const { next, telling } = moved(story, after(story, begun, TRY, TRY, TRY), TRY);
    expect(telling).toMatchObject({ kind: 'scene', before: 'It gives. Nerve: 2.', isEnding: true });
    expect(next).toMatchObject({ node: 'yard', deeds: ['the broken door'], tried: 4 });
    expect(next.check).toMatchObject({ won: true });
  });

  it('is over with the next move', () => {
    const next = after(story, begun, TRY, WAIT);
    expect(next).not.toHaveProperty('check');
    expect(next).toMatchObject({ node: 'cellar', tried: 1 });
  });

  it('is not made by going on, and is paid by what it gains', () => {
    expect(moved(story, begun, WAIT).telling).toEqual({ kind: 'moment' });
    expect(moved(story, { ...begun, current_xp: 0 }, TRY).next.current_xp).toBe(-1 + 3);
  });

  it('leads where its loss does', () => {
    const deadly = aPlay(cellar({ ...THE_DOOR, lose_target: 'end_river', lose_text: '' }));
    const { next, telling } = moved(deadly, beginPlay(deadly), TRY);
    expect(next).toMatchObject({ node: 'end_river', is_completed: true });
    expect(telling).not.toHaveProperty('before');
    expect(edgesOf(aPlay(cellar({ ...THE_DOOR, lose_target: 'nowhere' })), begun)).toEqual([]);
  });

  it('needs one more in a hard story, and one less in an easy one', () => {
    const needed = (skill_check_difficulty: GameConfig['skill_check_difficulty']) => {
      const other = aPlay(cellar(THE_DOOR), { skill_check_difficulty });
      return moved(other, beginPlay(other), TRY).next.check?.at_least;
    };
    expect([needed('easy'), needed('medium'), needed('hard')]).toEqual([2, 3, 4]);
  });

  it('without dice leaves no seed in a state, and a story without attempts nothing at all', () => {
    expect(begun).not.toHaveProperty('seed');
    const plain = aPlay(cellar({ text: 'Out', target: 'yard' }));
    expect(Object.keys(after(plain, beginPlay(plain, 'a session'), WAIT))).toEqual(
      Object.keys(beginPlay(plain)),
    );
  });
});

describe('A roll', () => {
  const rolled = (at_least: number, more: object = {}) =>
    aPlay(cellar({ ...THE_DOOR, check: `roll nerve >= ${at_least}`, lose_effect: '', ...more }));
  const story = rolled(6);
  const tries = (seed: string, count = 12) => {
    let state = beginPlay(story, seed);
    return Array.from({ length: count }, () => {
      if (!state.is_completed) state = after(story, state, TRY);
      return state.check?.roll;
    });
  };

  it('is the same for the same seed, and another for another', () => {
    expect(tries('one')).toEqual(tries('one'));
    expect(new Set(['one', 'two', 'three', 'four'].map((seed) => tries(seed).join(' '))).size).toBe(4);
  });

  it('does not depend on what was typed, looked at or drawn before it', () => {
    const begun = beginPlay(story, 'a session');
    const detoured = after(
      story,
      begun,
      { kind: 'words', edge: null },
      { kind: 'immerse' },
      { kind: 'show' },
    );
    expect(after(story, detoured, TRY).check).toEqual(after(story, begun, TRY).check);
    expect(after(story, JSON.parse(JSON.stringify(begun)) as PlayState, TRY)).toEqual(
      after(story, begun, TRY),
    );
  });

  it('shows each side as often as the others', () => {
    const sides = Array.from({ length: 5000 }, (_, seed) => tries(String(seed), 1)[0]!);
    for (let side = 1; side <= 10; side += 1)
      expect(sides.filter((each) => each === side).length / 5000).toBeCloseTo(0.1, 1);
    expect(Math.min(...sides)).toBe(1);
    expect(Math.max(...sides)).toBe(10);
  });

  it.each([
    [1, 100],
    [2, 90],
    [6, 50],
    [10, 10],
    [11, 0],
    [-40, 100],
    [40, 0],
  ])('that needs %i has %i of 100 chances, and is offered with them', (at_least, odds) => {
    const other = rolled(at_least);
    expect(choicesOf(other, beginPlay(other))).toMatchObject([{ odds }]);
    const wins = Array.from(
      { length: 400 },
      (_, seed) => after(other, beginPlay(other, `${seed}`), TRY).check!,
    );
    expect(wins.filter(({ won }) => won).length / 4).toBeGreaterThan(odds - 10);
    expect(wins.filter(({ won }) => won).length / 4).toBeLessThan(odds + 10);
  });

  it('of a threshold is certain or impossible', () => {
    const sure = aPlay(cellar({ ...THE_DOOR, check: 'nerve >= 0' }));
    expect(oddsOf(sure, beginPlay(sure), edgesOf(sure, beginPlay(sure))[0]!)).toBe(100);
    const never = aPlay(cellar(THE_DOOR));
    expect(choicesOf(never, beginPlay(never))).toMatchObject([{ odds: 0 }]);
  });
});

describe('Health', () => {
  const dangerous = (more: object = {}) =>
    aPlay(
      {
        ...cellar(
          { text: 'Fight', target: 'yard', effect: 'health - 30' },
          { text: 'Rest', target: 'cellar' },
        ),
        lost_at: 'end_river',
        ...more,
      },
      { health_max: 30 },
    );

  it('begins at its limit, and at 0 the scene of the loss is entered in place of another', () => {
    const story = dangerous();
    expect(beginPlay(story).numbers).toEqual([['health', 30]]);
    const { next, telling } = moved(story, beginPlay(story), chosen('Fight'));
    expect(next).toMatchObject({ node: 'end_river', scenes: ['cellar', 'end_river'], is_completed: true });
    expect(telling).toMatchObject({ kind: 'scene', choice: { text: 'Fight' }, isEnding: true });
  });

  it('without such a scene only stays at 0', () => {
    const story = dangerous({ lost_at: 'nowhere' });
    expect(after(story, beginPlay(story), chosen('Fight'))).toMatchObject({
      node: 'yard',
      numbers: [['health', 0]],
    });
  });

  it('that an earlier part has left is taken along, within the limit', () => {
    const taken = (left: number) => ({
      ...dangerous(),
      taken: { numbers: new Map([['health', left]]), things: new Set<string>() },
    });
    expect(beginPlay(taken(12)).numbers).toEqual([['health', 12]]);
    expect(beginPlay(taken(90)).numbers).toEqual([['health', 30]]);
  });
});

describe('A turn that stays', () => {
  const timed = (more: object = {}, config: Partial<GameConfig> = {}) =>
    aPlay(
      {
        nodes: {
          cellar: {
            text: 'A cellar.',
            choices: [{ text: 'Out', target: 'yard' }, THE_DOOR],
            each_turn: 'wind + 1; health - 10',
            max_turns: 2,
            time_out: 'end_river',
            ...more,
          },
          ...ENDS,
        },
        lost_at: 'yard',
      },
      config,
    );
  const story = timed();
  const begun = beginPlay(story);
  const numbersOf = ({ numbers }: PlayState) => Object.fromEntries(numbers);

  it('has the effects of each turn: not a picture, and not a choice that leaves', () => {
    expect(numbersOf(after(story, begun, WAIT))).toEqual({ health: 90, wind: 1 });
    expect(numbersOf(after(story, begun, { kind: 'immerse' }, TRY))).toMatchObject({ health: 80, wind: 2 });
    expect(numbersOf(after(story, begun, { kind: 'show' }))).toEqual({ health: 100 });
    expect(numbersOf(after(story, begun, chosen('Out')))).toEqual({ health: 100 });
  });

  it('enters another scene when the time is up, whatever it is', () => {
    const late = after(story, begun, WAIT, WAIT);
    expect(timeIsUp(story, late)).toBe(true);
    for (const move of [WAIT, { kind: 'immerse' } as const, { kind: 'words', edge: null } as const]) {
      const { next, telling } = moved(story, late, move);
      expect(next).toMatchObject({ node: 'end_river', is_completed: true });
      expect(telling).toEqual({ kind: 'scene', choice: null, isEnding: true });
    }
    const { telling } = moved(story, late, TRY);
    expect(telling).toMatchObject({
      kind: 'scene',
      choice: { text: 'Force the door' },
      before: 'It holds. Nerve: 1.',
    });
    expect(after(story, late, chosen('Out'))).toMatchObject({ node: 'yard' });
  });

  it('may cost the last health', () => {
    const weak = timed({}, { health_max: 10 });
    const { next, telling } = moved(weak, beginPlay(weak), WAIT);
    expect(next).toMatchObject({ node: 'yard', is_completed: true });
    expect(telling).toEqual({ kind: 'scene', choice: null, isEnding: true });
  });

  it('stays for ever without such a scene, or without a number of turns', () => {
    for (const more of [{ time_out: 'nowhere' }, { max_turns: undefined }]) {
      const patient = timed(more);
      expect(after(patient, beginPlay(patient), WAIT, WAIT, WAIT)).toMatchObject({ turns_in_node: 3 });
    }
  });
});
