/** Sessions of many parts, written into the database of a running program. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { startEmbeddedPostgres } from '../packages/server/src/platform/db/embedded/supervisor.ts';
import { callerOf } from './player.ts';

/** In the newest part. */
export const LAST_MARK = 'The newest of them all.';

const PROSE =
  'The river ran under a stone bridge where lanterns swung, and a *quiet* archer waited for her brother to return from the forest of sal trees. '.repeat(
    3,
  );

export interface LongSession {
  readonly id: string;
  readonly parts: number;
  /** What the browser of its player stores. */
  readonly stored: Readonly<Record<string, string>>;
}

interface Registered {
  readonly tokens: { readonly access_token: string };
  readonly user: { readonly id: string };
}

/** One player for each, who has begun a story and played on; so many of each size. */
export async function longSessions(
  base: string,
  dataDir: string,
  { sizes, ofEach }: { readonly sizes: readonly number[]; readonly ofEach: number },
): Promise<LongSession[]> {
  const ask = callerOf(`${base}/api/v1`);
  // the program's own database: it is joined, and stops with the last one who leaves
  const postgres = await startEmbeddedPostgres({ dataDir });
  const client = new pg.Client(postgres.connection);
  await client.connect();
  try {
    const sessions: LongSession[] = [];
    for (const parts of sizes)
      for (let nth = 1; nth <= ofEach; nth += 1)
        sessions.push(await longSession(ask, client, `reader${parts}n${nth}`, parts));
    await client.query('vacuum analyze turns');
    return sessions;
  } finally {
    await client.end();
    await postgres.stop();
  }
}

async function longSession(
  ask: ReturnType<typeof callerOf>,
  client: pg.Client,
  username: string,
  parts: number,
): Promise<LongSession> {
  const password = 'Sarayu 1! river';
  const person = { username, email: `${username}@example.org`, password, confirm_password: password };
  const { tokens, user } = await ask<Registered>('POST', '/auth/register', person);
  const { stories } = await ask<{ stories: { id: string; is_premium: boolean }[] }>(
    'GET',
    '/stories/?page=1',
  );
  const story_id = stories.find(({ is_premium }) => !is_premium)!.id;
  const { id } = await ask<{ id: string }>('PUT', '/game/sessions/', { story_id }, tokens.access_token);
  await addParts(client, id, parts - 1);
  return {
    id,
    parts,
    stored: {
      tokens: JSON.stringify({ ...tokens, user_id: user.id }),
      token: tokens.access_token,
      user: JSON.stringify(user),
      // words are measured, not the effect over them
      'kathaloka.play': JSON.stringify({ typing: 'at_once' }),
    },
  };
}

/** Each follows the one before it, and leaves the state as it is. */
async function addParts(client: pg.Client, session_id: string, count: number): Promise<void> {
  const ids = Array.from({ length: count }, () => randomUUID());
  await client.query('begin');
  await client.query(
    `insert into turns (id, session_id, committed_at, parent_id, action_type, user_input, ai_response, model_used,
       credits_consumed, state, choices)
     select part.id, first.session_id, first.committed_at + part.number * interval '1 second',
       coalesce(lag(part.id) over (order by part.number), first.id), 'custom_action', 'I look at the water',
       $3 || case when part.number = $4 then $5 else '' end, 'tenali', 1,
       jsonb_set(first.state, '{current_xp}', '90000'), first.choices
     from unnest($2::uuid[]) with ordinality as part (id, number), turns as first
     where first.session_id = $1
     order by part.number`,
    [session_id, ids, PROSE, count, LAST_MARK],
  );
  await client.query(
    `update game_sessions set head_turn_id = $2, tip_turn_id = $2, current_xp = 90000, updated_at = now() where id = $1`,
    [session_id, ids.at(-1)],
  );
  await client.query('commit');
}
