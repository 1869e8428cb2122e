import { sql } from 'kysely';
import type { Database } from '../platform/db/schema.ts';
import { newOrderedId } from '../platform/ids.ts';

/** The text of every planted turn. */
export const PROSE =
  'The river runs under a stone bridge where lanterns swing, and a quiet archer waits for her brother to return from the forest of sal trees. '.repeat(
    3,
  );

export interface PlantedTurn {
  readonly id: string;
  readonly session_id: string;
  readonly branch: string;
  readonly depth: number;
}

interface Planting {
  readonly session_id: string;
  readonly count: number;
  /** After each such number of turns, an extra turn is told and undone. */
  readonly forksEvery?: number;
}

/** Adds turns after a session's newest one, each with a line of its own. Returns all of them except the undone ones. */
export async function plantTurns(
  db: Database,
  { session_id, count, forksEvery = Infinity }: Planting,
): Promise<PlantedTurn[]> {
  const { head_turn_id } = await db
    .selectFrom('game_sessions')
    .where('id', '=', session_id)
    .select('head_turn_id')
    .executeTakeFirstOrThrow();
  let parent = head_turn_id;
  const turns: { id: string; parent: string }[] = [];
  const path: string[] = [];
  for (let turn = 1; turn <= count; turn += 1) {
    if (turn % forksEvery === 0) turns.push({ id: newOrderedId(), parent });
    const id = newOrderedId();
    turns.push({ id, parent });
    path.push(id);
    parent = id;
  }
  await sql`
    insert into turns (id, session_id, user_id, committed_at, parent_id, action_type, user_input, ai_response, model_used,
      told_by, state, choices)
    select part.id, head.session_id, head.user_id, head.committed_at + part.number * interval '1 second', part.parent,
      'custom_action', 'line ' || part.number, ${PROSE} || part.number, 'tenali', 'llama', head.state, head.choices
    from unnest(${turns.map(({ id }) => id)}::uuid[], ${turns.map((turn) => turn.parent)}::uuid[])
      with ordinality as part (id, parent, number), turns as head
    where head.id = ${head_turn_id}
    order by part.number
  `.execute(db);
  await db
    .updateTable('game_sessions')
    .set({ head_turn_id: parent, tip_turn_id: parent })
    .where('id', '=', session_id)
    .execute();
  const { rows } = await sql<PlantedTurn>`
    select id, session_id, branch, depth from turns where id = any(${path}::uuid[]) order by depth
  `.execute(db);
  return rows;
}
