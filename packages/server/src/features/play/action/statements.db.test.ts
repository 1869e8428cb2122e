import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { scriptedPlay } from '../../../testing/scriptedPlay.ts';

const play = scriptedPlay();

afterEach(() => void vi.restoreAllMocks());

/** What the database is asked for while this runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  return query.mock.calls.length;
}

// each of them is a way to the database and back, and a player waits for all of them
it('a turn is told, stored and paid for in 13 statements, and taken back in 11', async () => {
  const who = await play.player(50);
  const { id } = await play.begin(who, { initial_xp: 1000 });
  const tell = () => play.act(who, id, { action_type: 'custom_action', user_action: 'Wait' });
  const undo = () => play.act(who, id, { action_type: 'undo' });
  await tell();
  await undo();
  expect(await statementsOf(tell)).toBe(13);
  vi.restoreAllMocks();
  expect(await statementsOf(undo)).toBe(11);
});
