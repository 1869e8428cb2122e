import { type Kysely, sql } from 'kysely';
import { refuseRunning, RUNNING_SERVERS } from './runningServers.ts';
import { StartupError } from '../StartupError.ts';
import { untilFree, waitBriefly } from './locks.ts';
import { runFile } from './runFile.ts';
import type { Database } from './schema.ts';

export const BASELINE = '0001_baseline';
/** The last migration before the baseline. */
const LAST = '099_answers';

/**
 * Turns a database from before version 0.1.0 into one with the baseline. The last version before the baseline
 * must have migrated it and finished all back-fills, and no server may run on it. Any other database is
 * refused and stays unchanged.
 */
export async function carryOver(db: Database, applied: readonly string[]): Promise<void> {
  if (applied.length === 0 || applied.includes(BASELINE)) return;
  if (applied.at(-1) !== LAST) throw notDone();
  await untilFree(() => (db as unknown as Kysely<unknown>).transaction().execute(stamp));
}

const notDone = (): StartupError =>
  new StartupError(
    `The database is from before version 0.1.0. Stop all servers on it. Start the commit before ${BASELINE} on it for ten minutes, twice, without a transaction pooler, stop it, and start this version. Nothing was changed.`,
  );

/**
 * Whether all back-fills have finished: none has work left, and each of the eleven tables of play has a
 * foreign key to its session that includes the owner, instead of the old one.
 */
async function isDone(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select not exists (select from play_owners_backfill) and not exists (select from story_hours_backfill)
      and not exists (select from story_plays_backfill) and not exists (select from story_readings_backfill)
      and not exists (select from story_stats where not is_counted) and (
        select count(*) from pg_constraint as kept
        join pg_attribute on attrelid = conrelid and attname = 'user_id' and attnotnull
        where connamespace = current_schema()::regnamespace and conname like '%\\_of\\_owner' and convalidated
          and not exists (
            select from pg_constraint as old where old.conrelid = kept.conrelid and old.conname like '%\\_session\\_id\\_fkey'
          )
      ) = 11 as done
  `.execute(db);
  return rows[0]!.done;
}

async function stamp(transaction: Kysely<unknown>): Promise<void> {
  await waitBriefly(transaction);
  await sql`lock table kysely_migration in exclusive mode`.execute(transaction);
  const { rows } = await sql`select from kysely_migration where name = ${BASELINE}`.execute(transaction);
  // another process was faster
  if (rows.length > 0) return;
  const running = await sql<{ count: number }>`${sql.raw(RUNNING_SERVERS)}`.execute(transaction);
  refuseRunning(running.rows[0]!.count);
  if (!(await isDone(transaction))) throw notDone();
  await sql`set local check_function_bodies = off`.execute(transaction);
  for (const file of ['carryOver.sql', 'migrations/0001_functions.sql'])
    await runFile(transaction, new URL(file, import.meta.url));
  await sql`update schema_support set oldest = ${BASELINE}`.execute(transaction);
  await sql`delete from kysely_migration`.execute(transaction);
  await sql`insert into kysely_migration values (${BASELINE}, now()::text)`.execute(transaction);
}
