import { type Kysely, sql } from 'kysely';
import { byOneProcess } from './locks.ts';
import { refusePooler } from './refusePooler.ts';
import type { Database } from './schema.ts';

/**
 * Indexes on tables that may be large. They are built while the tables are in use, which no transaction can do, so after
 * the migrations; an index that a migration has made stays there.
 */
const INDEXES: Readonly<Record<string, string>> = {
  progress_deeds_days: `on progress_deeds (scope) where scope <> 'ever'`,
  progress_deeds_scenes: 'on progress_deeds (user_id, scene) where scene is not null',
  progress_deeds_choices: 'on progress_deeds (user_id, choice) where choice is not null',
  model_usage_of_no_turn: 'on model_usage (at) where turn_id is null',
  likes_of_story: 'on likes (story_id, user_id)',
  paid_tasks_scopes: 'on paid_tasks (user_id, scope)',
  // with whose rows they are, so that nothing but the index is read
  session_fact_words_named:
    'on session_fact_words (session_id, word, depth desc) include (branch, key, user_id)',
  users_closed: 'on users (closed_at) where closed_at is not null',
  credit_entries_open: 'on credit_entries (user_id, created_at) where is_open',
  game_sessions_deleted: 'on game_sessions (deleted_at) where deleted_at is not null',
  play_actions_told: 'on play_actions (process_id, turn_number) where turn_number is not null',
  scene_visits_node: 'on scene_visits (session_id, node) include (from_node, user_id)',
  // whose a session is, for the keys of all that hangs on it
  game_sessions_of_owner: 'on game_sessions (user_id, id)',
};
const UNIQUE: ReadonlySet<string> = new Set(['game_sessions_of_owner']);

/** Those in whose place one of these has come: its columns are there, in their order, so that an older release uses it, too. */
const REPLACED = ['session_fact_words_newest', 'scene_visits_session'];

/** Builds those that are missing, or whose building was interrupted, and drops those that they replace. */
export async function buildLargeIndexes(db: Database): Promise<void> {
  if ((await findMissing(db)).length + (await findReplaced(db)).length === 0) return;
  await refusePooler(db);
  await byOneProcess(db, async (one) => {
    await sql`set lock_timeout = 0`.execute(one);
    for (const name of await findMissing(one)) {
      await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(one);
      await sql`
        create ${sql.raw(UNIQUE.has(name) ? 'unique' : '')} index concurrently ${sql.ref(name)} ${sql.raw(INDEXES[name]!)}
      `.execute(one);
    }
    for (const name of await findReplaced(one))
      await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(one);
  });
}

async function findMissing(db: Database | Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${Object.keys(INDEXES)}::text[]) as name
    where not exists (select from pg_index where indexrelid = to_regclass(name) and indisvalid)
  `.execute(db);
  return rows.map(({ name }) => name);
}

async function findReplaced(db: Database | Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${REPLACED}::text[]) as name where to_regclass(name) is not null
  `.execute(db);
  return rows.map(({ name }) => name);
}
