import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

const LOCK_NOT_AVAILABLE = '55P03';
/** Every statement on a table waits behind one that waits for the table. */
const WAITS_AT_MOST = '2s';
const PAUSE_MS = 1000;
const ATTEMPTS = 100;

/** In a transaction: a statement that waits for a table gives up soon. */
export async function waitBriefly(transaction: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(WAITS_AT_MOST)}`.execute(transaction);
}

/** Where a table is in use, everything is rolled back and tried again a moment later. */
export async function untilFree(attempt: () => Promise<unknown>): Promise<void> {
  for (let number = 1; ; number += 1) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (number === ATTEMPTS || (error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/** Any number that nothing else locks. */
const LOCK = 7_301_905;
const TRY_AGAIN_MS = 500;

/** What one process does at a time, after the migrations and while the tables are in use. */
export async function byOneProcess(
  db: Database,
  work: (one: Kysely<unknown>) => Promise<void>,
): Promise<void> {
  await (db as unknown as Kysely<unknown>).connection().execute(async (one) => {
    // asked again and again: a statement that waits for the lock would have the building of an index wait for it
    while (!(await tryLock(one))) await sleep(TRY_AGAIN_MS);
    try {
      await work(one);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(one);
    }
  });
}

async function tryLock(one: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_lock(${sql.lit(LOCK)}) as locked
  `.execute(one);
  return rows[0]!.locked;
}
