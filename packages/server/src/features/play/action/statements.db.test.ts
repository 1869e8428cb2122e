import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { scriptedPlay } from '../../../testing/scriptedPlay.ts';

const play = scriptedPlay();

afterEach(() => void vi.restoreAllMocks());

/** Counts the round trips to the database. */
async function waysOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  return query.mock.calls.length;
}

// the player waits for all of these round trips
it('a turn is told, stored and paid for in 4 round trips to the database, and taken back in 3', async () => {
  const who = await play.player(50);
  const { id } = await play.begin(who, { initial_xp: 1000 });
  const tell = () => play.act(who, id, { action_type: 'custom_action', user_action: 'Wait' });
  const undo = () => play.act(who, id, { action_type: 'undo' });
  await tell();
  await undo();
  expect(await waysOf(tell)).toBe(4);
  vi.restoreAllMocks();
  expect(await waysOf(undo)).toBe(3);
});
