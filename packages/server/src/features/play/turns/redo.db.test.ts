import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { scriptedPlay } from '../../../testing/scriptedPlay.ts';

const play = scriptedPlay();

const type = (user_action: string) => ({ action_type: 'custom_action', user_action }) as const;
const undo = { action_type: 'undo' } as const;
const redo = { action_type: 'redo' } as const;

/** A player with a session and narrated turns. */
async function begun() {
  const who = await play.player(50);
  const { id } = await play.begin(who, { initial_xp: 1000 });
  const told = async (request: Parameters<typeof play.act>[2]) => (await play.act(who, id, request)).turn_id;
  return { id, told };
}

it('Redo leads along the way that was undone, past other ways, pictures and other tellings', async () => {
  const { told } = await begun();
  const first = await told(type('Wait'));
  await told({ action_type: 'show', selected_model: 'chitrakar' });
  await told(type('Sing'));
  await told(undo);
  await told(undo);
  await told(undo);
  // another way from the same turn, followed by a picture
  const second = await told(type('Whistle'));
  const picture = await told({ action_type: 'show', selected_model: 'chitrakar' });
  const told3 = await told(type('Row'));
  const again = await told({ action_type: 'retell' });
  expect(new Set([first, second, picture, told3, again]).size).toBe(5);

  expect([await told(undo), await told(undo)]).toEqual([picture, second]);
  await told(undo);
  expect([await told(redo), await told(redo), await told(redo)]).toEqual([second, picture, again]);
});

it('Redo goes one part on after 20,000 were undone', async () => {
  const { id, told } = await begun();
  const head = await told(type('Wait'));
  const { rows } = await sql<{ first: string; last: string }>`
    with part as (
      select number, gen_random_uuid() as id from generate_series(1, 20000) as number
    ), added as (
      insert into turns (id, session_id, user_id, committed_at, parent_id, action_type, state, choices)
      select part.id, head.session_id, head.user_id, head.committed_at + part.number * interval '1 second',
        coalesce(lag(part.id) over (order by part.number), head.id), 'continue', head.state, head.choices
      from part, turns as head where head.id = ${head} order by part.number
    )
    select (select id from part where number = 1) as first, (select id from part where number = 20000) as last
  `.execute(play.db);
  await play.db
    .updateTable('game_sessions')
    .set({ tip_turn_id: rows[0]!.last })
    .where('id', '=', id)
    .execute();
  expect(await told(redo)).toBe(rows[0]!.first);
});
