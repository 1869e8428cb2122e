import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { isStalePlan } from './isStalePlan.ts';
import type { Database, Tables, Transaction } from './schema.ts';

/** Deadlock and serialization failure: one of two transactions was rolled back, and a retry may succeed. */
const RETRIED_CODES = new Set(['40P01', '40001']);
const ATTEMPTS = 5;
/** Exponential backoff with jitter, so that the same two transactions do not collide again. */
const BACKOFF_MS = 20;

/**
 * Runs `work` in a transaction: commits when it returns, rolls back when it throws. After a deadlock, a
 * serialization failure or a stale plan, `work` runs again from its beginning, so everything in it must use
 * `transaction`; mails, background work and responses come after the commit. Only services open transactions;
 * repositories receive one.
 */
export async function inTransaction<T>(
  db: Database,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const kysely = db as unknown as Kysely<Tables>;
  for (let attempt = 1; ; attempt++) {
    try {
      return await kysely.transaction().execute((transaction) => work(transaction as unknown as Transaction));
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error;
      await sleep(Math.random() * BACKOFF_MS * 2 ** attempt);
    }
  }
}

function isRetryable(error: unknown): boolean {
  return RETRIED_CODES.has(String((error as { code?: unknown } | null)?.code)) || isStalePlan(error);
}
