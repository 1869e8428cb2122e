/** Writes sessions with many turns into the database of a running program. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startEmbeddedPostgres } from '../packages/server/src/platform/db/embedded/supervisor.ts';
import { aPlayer, callerOf } from './player.ts';

/** The text of the newest turn. */
export const LAST_MARK = 'The newest of them all.';

const PROSE =
  'The river ran under a stone bridge where lanterns swung, and a *quiet* archer waited for her brother to return from the forest of sal trees. '.repeat(
    3,
  );

export interface LongSession {
  readonly id: string;
  readonly turns: number;
  /** The items in the browser's storage of its player. */
  readonly stored: Readonly<Record<string, string>>;
}

/** Creates sessions of each size, each with a player of its own, who has begun a story and played on. */
export async function longSessions(
  base: string,
  dataDir: string,
  { sizes, ofEach }: { readonly sizes: readonly number[]; readonly ofEach: number },
): Promise<LongSession[]> {
  const ask = callerOf(base);
  // joins the program's own database, which stops when its last user disconnects
  const postgres = await startEmbeddedPostgres({ dataDir });
  const client = new pg.Client(postgres.connection);
  await client.connect();
  try {
    const sessions: LongSession[] = [];
    for (const turns of sizes)
      for (let nth = 1; nth <= ofEach; nth += 1) {
        const { session_id: id, stored } = await aPlayer(ask, `reader${turns}n${nth}`);
        await addTurns(client, id, turns - 1);
        sessions.push({ id, turns, stored });
      }
    await client.query('vacuum analyze turns');
    return sessions;
  } finally {
    await client.end();
    await postgres.stop();
  }
}

/** Adds turns, each after the one before it, with an unchanged state. */
async function addTurns(client: pg.Client, session_id: string, count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await client.query('begin');
  await client.query(
    `insert into turns (id, session_id, user_id, committed_at, parent_id, action_type, user_input, ai_response, model_used,
       credits_consumed, state, choices)
     select turn.id, first.session_id, first.user_id, first.committed_at + turn.number * interval '1 second',
       coalesce(lag(turn.id) over (order by turn.number), first.id), 'custom_action', 'I look at the water',
       $3 || case when turn.number = $4 then $5 else '' end, 'tenali', 1,
       jsonb_set(first.state, '{current_xp}', '90000'), first.choices
     from unnest($2::uuid[]) with ordinality as turn (id, number), turns as first
     where first.session_id = $1
     order by turn.number`,
    [session_id, ids, PROSE, count, LAST_MARK],
  );
  await client.query(
    `update game_sessions set head_turn_id = $2, tip_turn_id = $2, current_xp = 90000, updated_at = now() where id = $1`,
    [session_id, ids.at(-1)],
  );
  await client.query('commit');
}
