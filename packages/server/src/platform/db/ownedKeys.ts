import { type Kysely, type RawBuilder, sql } from 'kysely';
import { byOneProcess, untilFree, waitBriefly } from './locks.ts';
import { isPooledByTransaction } from './refusePooler.ts';
import type { Database } from './schema.ts';

/** What hangs on a session. */
export const OF_SESSION = [
  'turns',
  'turn_branches',
  'session_facts',
  'session_summaries',
  'session_snapshots',
  'scene_visits',
  'play_actions',
  'shared_turns',
  'shared_plays',
  'together',
  'turn_actors',
] as const;

interface Keys {
  readonly table: string;
  /** Whether older rows were compared with the key that names both; null where there is no such key. */
  readonly is_compared: boolean | null;
  readonly is_never_null: boolean;
  /** The key that names the session alone is there still. */
  readonly has_old: boolean;
}

/**
 * Has the database hold that a row's owner is its session's: a foreign key names both (ADR 12). An installation whose
 * older rows have no owner yet is left for the first start after the sweep that fills them. Tables are in use meanwhile:
 * what reads a whole one holds up nobody, and what needs it for itself needs it for a moment, and gives up soon. Where an
 * older row has another owner than its session, which the doctor names, only new ones are held to it.
 */
export async function nameOwnersInKeys(db: Database): Promise<void> {
  if ((await keysLeft(db)).length === 0 || !(await isFilled(db))) return;
  // they can wait for a start without one: nothing is lost without them
  if (await isPooledByTransaction(db)) return;
  await byOneProcess(db, async (one) => {
    for (const keys of await keysLeft(one)) await nameOwners(one, keys);
  });
}

async function keysLeft(db: Database | Kysely<unknown>): Promise<readonly Keys[]> {
  const { rows } = await sql<Keys>`
    with of_session as (
      select name as "table", attnotnull as is_never_null, to_regclass(name) as relation
      from unnest(${OF_SESSION}::text[]) as name
        join pg_attribute on attrelid = to_regclass(name) and attname = 'user_id'
    )
    select "table", is_never_null,
      (select convalidated from pg_constraint where conrelid = relation and conname = "table" || '_of_owner') as is_compared,
      exists (select from pg_constraint where conrelid = relation and conname = "table" || '_session_id_fkey') as has_old
    from of_session
  `.execute(db);
  return rows.filter(
    ({ is_compared, is_never_null, has_old }) => is_compared !== true || !is_never_null || has_old,
  );
}

/** Where nobody has played, there is nothing to fill. */
async function isFilled(db: Database): Promise<boolean> {
  const { rows } = await sql<{ filled: boolean }>`
    select not exists (select from play_owners_backfill) or not exists (select from game_sessions) as filled
  `.execute(db);
  return rows[0]!.filled;
}

async function nameOwners(one: Kysely<unknown>, { table, is_never_null, is_compared }: Keys): Promise<void> {
  const [rows, key, check] = [sql.table(table), sql.ref(`${table}_of_owner`), sql.ref(`${table}_owned`)];
  if (is_compared === null)
    await briefly(one, [
      sql`alter table ${rows} add constraint ${key} foreign key (user_id, session_id)
        references game_sessions (user_id, id) on delete cascade not valid`,
    ]);
  if (!(await isComparedNow(one, { rows, key }))) return;
  if (!is_never_null) {
    await briefly(one, [
      sql`alter table ${rows} drop constraint if exists ${check}`,
      sql`alter table ${rows} add constraint ${check} check (user_id is not null) not valid`,
    ]);
    await sql`alter table ${rows} validate constraint ${check}`.execute(one);
  }
  await briefly(one, [
    // the check spares it a reading of the table
    sql`alter table ${rows} alter column user_id set not null, drop constraint if exists ${check},
      drop constraint if exists ${sql.ref(`${table}_session_id_fkey`)}`,
  ]);
}

const FOREIGN_KEY_VIOLATION = '23503';

async function isComparedNow(
  one: Kysely<unknown>,
  { rows, key }: Record<'rows' | 'key', RawBuilder<unknown>>,
): Promise<boolean> {
  try {
    await sql`alter table ${rows} validate constraint ${key}`.execute(one);
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code !== FOREIGN_KEY_VIOLATION) throw error;
    return false;
  }
}

/** In one transaction, which waits for nobody long. */
async function briefly(one: Kysely<unknown>, changes: readonly RawBuilder<unknown>[]): Promise<void> {
  await untilFree(() =>
    one.transaction().execute(async (transaction) => {
      await waitBriefly(transaction);
      for (const change of changes) await change.execute(transaction);
    }),
  );
}
