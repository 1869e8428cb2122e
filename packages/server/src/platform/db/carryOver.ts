import { type Kysely, sql } from 'kysely';
import { StartupError } from '../StartupError.ts';
import { untilFree, waitBriefly } from './locks.ts';
import { runFile } from './runFile.ts';
import type { Database } from './schema.ts';

export const BASELINE = '0001_baseline';
/** The last of the migrations of which the baseline was made. */
const LAST = '099_answers';

/**
 * Makes one of the baseline of a database from before version 0.1.0 on which its last version has done all of its work;
 * refuses any other from before.
 */
export async function carryOver(db: Database, applied: readonly string[]): Promise<void> {
  if (applied.length === 0 || applied.includes(BASELINE)) return;
  if (applied.at(-1) !== LAST || !(await isDone(db))) {
    throw new StartupError(
      `The database is from before version 0.1.0. Start the commit before ${BASELINE} on it for ten minutes, twice, and then this version. Nothing was changed.`,
    );
  }
  await untilFree(() => (db as unknown as Kysely<unknown>).transaction().execute(stamp));
}

/** All is counted, and all rows have their owner, as the keys say. */
async function isDone(db: Database): Promise<boolean> {
  const { rows } = await sql<{ done: boolean }>`
    select not exists (select from play_owners_backfill) and not exists (select from story_hours_backfill)
      and not exists (select from story_plays_backfill) and not exists (select from story_readings_backfill)
      and not exists (select from story_stats where not is_counted)
      and not exists (select from progress_people where not is_counted) and (
      select count(*) from pg_constraint where conname like '%\\_of\\_owner' and convalidated
    ) = 11 as done
  `.execute(db);
  return rows[0]!.done;
}

async function stamp(transaction: Kysely<unknown>): Promise<void> {
  await waitBriefly(transaction);
  await sql`lock table kysely_migration in exclusive mode`.execute(transaction);
  const { rows } = await sql`select from kysely_migration where name = ${BASELINE}`.execute(transaction);
  // another process was first
  if (rows.length > 0) return;
  await sql`set local check_function_bodies = off`.execute(transaction);
  for (const file of ['carryOver.sql', 'migrations/0001_functions.sql'])
    await runFile(transaction, new URL(file, import.meta.url));
  await sql`update schema_support set oldest = ${BASELINE}`.execute(transaction);
  await sql`delete from kysely_migration`.execute(transaction);
  await sql`insert into kysely_migration values (${BASELINE}, now()::text)`.execute(transaction);
}
