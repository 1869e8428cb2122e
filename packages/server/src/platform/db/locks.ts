import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';

const LOCK_NOT_AVAILABLE = '55P03';
/** A statement that waits for a table lock blocks every later statement on that table. */
const WAITS_AT_MOST = '2s';
const PAUSE_MS = 1000;
const ATTEMPTS = 100;

/** In this transaction, a statement that waits for a lock gives up soon. */
export async function waitBriefly(transaction: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = ${sql.lit(WAITS_AT_MOST)}`.execute(transaction);
}

/** While a table is in use, rolls everything back and tries again a moment later. */
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
