/** A retelling keeps the first interpretation of free text, is asked for in other words, and is charged like a turn. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { InterpretTask, NarrationTask, Interpretation } from '../../../narrator/Narrator.ts';
import { scriptedPlay } from '../../../testing/scriptedPlay.ts';

const play = scriptedPlay();
const type = (user_action: string) => ({ action_type: 'custom_action', user_action }) as const;
const RETELL = { action_type: 'retell' } as const;

const told: NarrationTask[] = [];
const asked: InterpretTask[] = [];
/** How a model interprets free text: a different answer each time. */
let meanings: Interpretation[];

beforeEach(() => {
  for (const list of [told, asked]) list.length = 0;
  meanings = [];
  play.tells({
    narrate(task) {
      told.push(task);
      return [{ text: `${task.scene.text} Telling ${told.length}.` }];
    },
    interpret(task) {
      asked.push(task);
      return meanings[asked.length - 1] ?? { edge: null, isSure: false };
    },
  });
});

async function begin() {
  const who = await play.player(50);
  const { id } = await play.begin(who);
  const node = async () => {
    const { narrative_history } = (await play.read(who, id)).session_data;
    return narrative_history.at(-1)!;
  };
  return { who, id, node, act: (move: Parameters<typeof play.act>[2]) => play.act(who, id, move) };
}

const NONE = { edge: null, isSure: false };
const SWIM = { edge: 1, isSure: true };
const PERHAPS = { edge: 1, isSure: false };

describe('Another telling of free text', () => {
  it('keeps the scene and the XP, whatever a model would make of the line now', async () => {
    // told three times, but only the first time interpreted
    meanings = [NONE, SWIM, PERHAPS];
    const { act } = await begin();
    const first = await act(type('Fine. I kneel at the last print.'));
    const again = [await act(RETELL), await act(RETELL)];
    expect(asked).toHaveLength(1);
    expect(told.map(({ kind, scene }) => [kind, scene.name])).toEqual(
      Array.from({ length: 3 }, () => ['detour', 'bank']),
    );
    for (const answer of again) {
      expect(answer).toMatchObject({ current_xp: first.current_xp, credits_consumed: 1 });
      expect(answer).not.toHaveProperty('perhaps_meant');
    }
  });

  it('that was taken for a way stays on that way, and Why this? says which', async () => {
    meanings = [SWIM, NONE];
    const { who, id, act } = await begin();
    const first = await act(type('into the water with me'));
    const again = await act(RETELL);
    expect([first, again]).toMatchObject([
      { narrative: 'The water is cold. Telling 1.' },
      { narrative: 'The water is cold. Telling 2.' },
    ]);
    expect(again.current_xp).toBe(first.current_xp);
    for (const { turn_id } of [first, again]) {
      const { body } = await play.call('readReasons', { ...who, params: { session_id: id, turn_id } });
      expect(body).toMatchObject({ scene: 'River', understood_as: 'Swim' });
    }
  });

  it('of an older turn, which did not store its way, stays where that led', async () => {
    meanings = [SWIM, NONE];
    const { act } = await begin();
    const { turn_id } = await act(type('into the water with me'));
    await play.db
      .updateTable('turns')
      .set({ understood_as: null } as never)
      .where('id', '=', turn_id)
      .execute();
    expect(await act(RETELL)).toMatchObject({ narrative: 'The water is cold. Telling 2.' });
  });

  it('still asks about the choice that it may have meant', async () => {
    meanings = [PERHAPS];
    const { act } = await begin();
    expect(await act(type('I look at the water'))).toMatchObject({ perhaps_meant: 'Swim' });
    expect(await act(RETELL)).toMatchObject({ perhaps_meant: 'Swim' });
    expect(asked).toHaveLength(1);
  });

  it.each(['Swim', 'swim', 'SWIM!'])(
    'that is a choice word for word (%s) needs no interpretation',
    async (words) => {
      const { act } = await begin();
      await act(type(words));
      await act(RETELL);
      expect(asked).toHaveLength(0);
      expect(told.map(({ scene }) => scene.name)).toEqual(['river', 'river']);
    },
  );
});

describe('Another telling', () => {
  it('is asked for with the tellings before it, the newest last, and the first one with none', async () => {
    const { act } = await begin();
    await act(type('count the stars'));
    for (let at = 0; at < 4; at += 1) await act(RETELL);
    const endings = told.map(({ tellings }) => tellings.map((text) => text.slice(-2, -1)));
    expect(endings).toEqual([[], ['1'], ['1', '2'], ['1', '2', '3'], ['2', '3', '4']]);
    expect(told.map(({ retelling }) => retelling)).toEqual([0, 1, 2, 3, 4]);
  });

  it('of a choice, and of an action within a scene, as well', async () => {
    const { act } = await begin();
    await act({ action_type: 'immerse' });
    await act(RETELL);
    await act({ selected_choice: 'Swim' });
    await act(RETELL);
    expect(told.map(({ kind, tellings }) => [kind, tellings.length])).toEqual([
      ['setting', 0],
      ['setting', 1],
      ['scene', 0],
      ['scene', 1],
    ]);
  });

  it('is not what the next turn continues from', async () => {
    const { act } = await begin();
    await act(type('count the stars'));
    await act(RETELL);
    await act(type('count them again'));
    expect(told.at(-1)!.tellings).toEqual([]);
  });
});

describe('What a line is read against', () => {
  it.each([
    ['the part that was told', { action_type: 'custom_action', user_action: 'sit down' }, /Telling 1\.$/],
    ['the scene, after Immerse', { action_type: 'immerse' }, /^The bank is dark\.[\s\S]*by the water\.$/],
    [
      'the scene, after Show',
      { action_type: 'show', selected_model: 'vishvakarma' },
      /^The bank is dark\.[\s\S]*by the water\.$/,
    ],
  ] as const)('is %s', async (_, move, text) => {
    const { act } = await begin();
    await act(move);
    await act(type('look at the water'));
    expect(asked.at(-1)!.lastText).toMatch(text);
  });
});
