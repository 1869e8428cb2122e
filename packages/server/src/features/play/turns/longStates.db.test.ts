import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { plantTurns } from '../../../testing/longPlay.ts';
import { scriptedPlay } from '../../../testing/scriptedPlay.ts';
import { findPath } from '../stored/turnsRepository.ts';

const play = scriptedPlay();

it('a page of a hundred turns is read without their states, which may be longer than their texts', async () => {
  const { id: session_id, session_data } = await play.begin(await play.player());
  await plantTurns(play.db, { session_id, count: 100 });
  const page = async () => {
    const { head_turn_id, user_id } = await play.db
      .selectFrom('game_sessions')
      .where('id', '=', session_id)
      .select(['head_turn_id', 'user_id'])
      .executeTakeFirstOrThrow();
    return findPath(play.db, { from: head_turn_id, user_id, limit: 101 });
  };
  const before = JSON.stringify(await page()).length;
  await sql`
    update turns set state = jsonb_set(state, '{memory}', to_jsonb(repeat('long ', 4000))),
      remembered = to_jsonb(array[repeat('long ', 4000)]), prompt = repeat('long ', 4000)
    where session_id = ${session_id}
  `.execute(play.db);
  const turns = await page();
  expect(turns).toHaveLength(101);
  // the newest state decides which choices are offered
  expect(turns[0]!.state).toMatchObject({ turns_in_node: 0 });
  expect(turns.slice(1).filter(({ state }) => state !== null)).toEqual([]);
  expect(JSON.stringify(turns).length - before).toBeLessThan(25_000);
  expect(turns.at(-1)).toMatchObject({ id: session_data.narrative_history[0]!.id, is_scene: true });
});
