import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

/** Waits until nothing is on hold: the work of a dead process is given up within seconds. */
export async function untilQuiet(db: Database, withinMs: number): Promise<boolean> {
  const until = Date.now() + withinMs;
  for (;;) {
    const { rows } = await sql<{ busy: number }>`
      select (select count(*) from credit_entries where is_open)::integer
        + (select count(*) from play_actions where status = 'running')::integer as busy
    `.execute(db);
    if (rows[0]!.busy === 0) return true;
    if (Date.now() > until) return false;
    await sleep(50);
  }
}
