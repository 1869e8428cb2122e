/** How the sweeps read large tables, and how they cope with the backlog of a week. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, expect, it, vi } from 'vitest';
import { sweepOnce } from './sweep.ts';
import { testDeps } from './testing/buildTestApp.ts';
import { factories } from './testing/factories.ts';
import { people } from './testing/people.ts';
import { type Plan, plansOf } from './testing/plansOf.ts';
import { fileDatabase } from './testing/testFile.ts';

const OLD = 1500;
const NEW = 4500;
/** Each row of a batch is found by an index, deleted, and may have a related row looked up. */
const ROWS_OF_A_BATCH = 3 * 1000 + 10;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'kathaloka-sweeps-'));
const database = await fileDatabase();
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** The rows of each swept table. The old ones are deleted by the sweep. */
const GROWN: Readonly<Record<string, string>> = {
  account_sessions: `insert into account_sessions (id, user_id, device, created_at, last_used_at, expires_at)
    select gen_random_uuid(), $user, 'Firefox', now(), now(), $at from numbers`,
  mail_links: `insert into mail_links (hash, user_id, purpose, email, expires_at)
    select sha256(n::text::bytea), $user, 'reset', 'meera@example.org', $at from numbers`,
  rate_limits: `insert into rate_limits (key, hits, resets_at) select sha256(n::text::bytea), 1, $at from numbers`,
  play_actions: `insert into play_actions (session_id, key, user_id, request_digest, status, attempt, lease_until,
      credits_held, text_so_far, started_at)
    select $session, gen_random_uuid(), $user, '', 'done', gen_random_uuid(), $at, 0, '', $at from numbers`,
  narrator_failures: `insert into narrator_failures (at) select $at from numbers`,
  model_usage: `insert into model_usage (at, model, calls, prompt_tokens, cached_tokens, completion_tokens)
    select $at, 'llama', 1, 1, 0, 1 from numbers`,
  progress_deeds: `insert into progress_deeds (user_id, scope, kind, subject)
    select $user, to_char($at, 'YYYY-MM-DD'), 'part', n::text from numbers`,
  story_snapshots: `insert into story_snapshots (id, story_id, digest, content, created_at)
    select gen_random_uuid(), $story, n::text, '{}', $at from numbers`,
  story_drafts: `with added as (
      insert into users (id, username, email, role, created_at)
      select gen_random_uuid(), 'drafts_' || n, n || '@example.org', 'player', $at from numbers returning id, created_at
    ) insert into story_drafts (user_id, place, content, saved_at) select id, 'new', '{}', created_at from added`,
  reaction_wishes: `insert into reaction_wishes (user_id, story_id, reaction, sequence, wished_at)
    select id, $story, 'likes', 1, created_at from users where username like 'drafts%'`,
};

/** Tables that the sweeps read but do not change. */
const READ: Readonly<Record<string, string>> = {
  game_sessions: `insert into game_sessions (id, user_id, story_id, created_at, updated_at, snapshot_id, head_turn_id,
      tip_turn_id, current_xp)
    select gen_random_uuid(), $user, $story, $at, $at, (select snapshot_id from game_sessions where id = $session),
      $session, $session, 1 from numbers`,
  turns: `insert into turns (id, session_id, user_id, committed_at, branch, depth, snapshot_id)
    select gen_random_uuid(), id, user_id, $at, id, 1, snapshot_id from (
      select id, user_id, snapshot_id, row_number() over (order by id) as n from game_sessions where id <> $session
    ) each_session`,
};

const TABLES = Object.keys({ ...GROWN, ...READ });

async function grow(): Promise<void> {
  const { db } = database;
  const { id: user } = await people(db)();
  const story = await factories(db).story();
  const session = await factories(db).session({ user_id: user, story_id: story });
  const ids: Readonly<Record<string, string>> = { user, story, session };
  const at = `(now() + case when n <= ${OLD} then interval '-400 days' else interval '2 days' end)`;
  // without the trigger that places turns in the tree, which does not matter here
  await sql`alter table turns disable trigger user`.execute(db);
  for (const statement of Object.values({ ...GROWN, ...READ })) {
    const filled = statement
      .replaceAll('$at', at)
      .replaceAll(/\$(\w+)/g, (_, name: string) => `'${ids[name]!}'::uuid`)
      .replaceAll('from numbers', `from generate_series(1, ${OLD + NEW}) n`);
    await sql.raw(filled).execute(db);
  }
  // rows that no sweep deletes, however old they are
  await sql`insert into progress_deeds select ${user}, 'ever', 'part', n::text from generate_series(1, 10000) n`.execute(
    db,
  );
  await sql.raw('vacuum analyze').execute(db);
}

const countRows = async (table: string): Promise<number> => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::integer as count from ${sql.table(table)}`.execute(database.db);
  return rows[0]!.count;
};

/** The statements that read a large table completely, or more of it than a batch. */
function tooMuch(plans: readonly Plan[]): string[] {
  return plans.flatMap(({ sql: text, scans, rows }) => {
    const whole = scans.filter((scan) => new RegExp(`^Seq Scan (?:${TABLES.join('|')})$`).test(scan));
    return [...whole, ...(rows > ROWS_OF_A_BATCH ? [`${rows} rows`] : [])].map(
      (found) => `${found}: ${text}`,
    );
  });
}

it('each sweep finds what it deletes by an index, in batches, until nothing is left of it', async () => {
  await grow();
  const before = await countRows('progress_deeds');
  const { config } = testDeps(database);
  const log = pino({ level: 'silent' });
  const warn = vi.spyOn(log, 'warn');
  const plans = await plansOf(database.connection, (db) =>
    sweepOnce(
      testDeps({
        db,
        log,
        config: { ...config, dataDir: folder },
        folders: { app: null, covers: path.join(folder, 'covers') },
      }),
    ),
  );
  expect(warn.mock.calls, 'no sweep has failed').toEqual([]);
  expect(tooMuch(plans)).toEqual([]);
  for (const table of Object.keys(GROWN).filter((name) => name !== 'progress_deeds')) {
    const one = ['account_sessions', 'play_actions', 'story_snapshots'].includes(table) ? 1 : 0;
    const left = await countRows(table);
    expect([table, left - NEW >= 0 && left - NEW <= one]).toEqual([table, true]);
  }
  expect(await countRows('progress_deeds')).toBe(before - OLD);
});
