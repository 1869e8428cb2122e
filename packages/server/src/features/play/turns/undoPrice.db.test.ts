import { GAME_CONFIG_DEFAULTS } from '@kathaloka/contract/limits';
import { describe, expect, it } from 'vitest';
import { scriptedPlay } from '../../../testing/scriptedPlay.ts';

const play = scriptedPlay();

const undo = { action_type: 'undo' } as const;
const redo = { action_type: 'redo' } as const;
const wait = { action_type: 'custom_action', user_action: 'Wait' } as const;

/** A session of a story whose author charges this much for undo. A turn of free text costs 1. */
async function begun(cost: number, initial_xp = 20) {
  play.tells();
  const who = await play.player(50);
  const game_config = JSON.stringify({ ...GAME_CONFIG_DEFAULTS, commands: { undo: { cost } } });
  const { id } = await play.begin(who, { initial_xp, game_config });
  const xp = async () => (await play.read(who, id)).current_xp;
  return { who, id, xp, act: (move: Parameters<typeof play.act>[2]) => play.act(who, id, move) };
}

describe('undo in a story that asks XP for it', () => {
  it('costs XP after the XP of the undone turn were returned', async () => {
    const { act, xp } = await begun(3);
    expect(await act(wait)).toMatchObject({ current_xp: 19 });
    expect(await act(undo)).toMatchObject({ current_xp: 17, credits_consumed: 0 });
    expect(await xp()).toBe(17);
  });

  it('costs them each time, and what is told next counts from there', async () => {
    const { act, xp } = await begun(3);
    for (const left of [17, 14]) {
      await act(wait);
      expect(await act(undo)).toMatchObject({ current_xp: left });
    }
    expect(await act(wait)).toMatchObject({ current_xp: 13 });
    expect(await act({ action_type: 'retell' }), 'another telling, from the same state').toMatchObject({
      current_xp: 13,
    });
    expect(await xp()).toBe(13);
  });

  it('gives nothing back with redo, which is free', async () => {
    const { act } = await begun(3);
    await act(wait);
    await act(undo);
    expect(await act(redo)).toMatchObject({ current_xp: 16 });
  });

  it('is refused without enough XP, and then nothing is taken back', async () => {
    const { who, id, act, xp } = await begun(15);
    await act(wait);
    await act(undo);
    await act(wait);
    expect(await play.tryTo(who, id, undo)).toMatchObject({
      status: 422,
      body: { code: 'xp_short', current_xp: 4, required_xp: 15 },
    });
    const { session_data } = await play.read(who, id);
    expect(session_data.narrative_history.at(-1)).toMatchObject({ user_input: 'Wait' });
    expect(await xp()).toBe(4);
  });

  it('is paid from what a turn did not earn: the XP of a step that is taken back pay for nothing', async () => {
    const { who, id, act } = await begun(5, 4);
    expect(await act({ action_type: 'continue', selected_choice: 'Swim' })).toMatchObject({ current_xp: 8 });
    expect(await play.tryTo(who, id, undo)).toMatchObject({
      status: 422,
      body: { code: 'xp_short', current_xp: 4, required_xp: 5 },
    });
  });

  it('may leave too little XP for a turn', async () => {
    const { who, id, act } = await begun(20);
    await act(wait);
    expect(await play.tryTo(who, id, undo)).toMatchObject({ status: 422 });
    const other = await begun(19, 20);
    await other.act(wait);
    expect(await other.act(undo)).toMatchObject({ current_xp: 1 });
    await other.act(wait);
    expect(await play.tryTo(other.who, other.id, wait)).toMatchObject({
      status: 422,
      body: { code: 'xp_short', current_xp: 0, required_xp: 1 },
    });
  });

  it('is explained with what was left then', async () => {
    const { who, id, act } = await begun(3);
    await act(wait);
    await act(undo);
    const { turn_id } = await act(wait);
    const { body } = await play.call('readReasons', { ...who, params: { session_id: id, turn_id } });
    expect(body).toMatchObject({ xp_before: 17, xp_after: 16 });
  });

  it('is asked once for the same key', async () => {
    const { who, id, act, xp } = await begun(3);
    await act(wait);
    const key = crypto.randomUUID();
    await play.act(who, id, undo, key);
    await play.act(who, id, undo, key);
    expect(await xp()).toBe(17);
  });
});

it('a session from an earlier part begins with the XP that undo has left there', async () => {
  const { who, id, act } = await begun(3);
  const { turn_id } = await act(wait);
  await act(wait);
  await act(undo);
  const { body } = await play.call('branchSession', {
    ...who,
    params: { session_id: id },
    body: { turn_id },
  });
  // 20, less 1 for the turn and 3 for the undo: the XP of the original session at that point
  expect(body).toMatchObject({ current_xp: 16 });
  expect((await play.read(who, id)).current_xp).toBe(16);
  expect(await play.act(who, body.id, wait)).toMatchObject({ current_xp: 15 });
});
