import { type Kysely, sql } from 'kysely';
import { StartupError } from '../StartupError.ts';
import type { Database } from './schema.ts';

const TRIES = 5;

/** Call it before a session lock: behind a pooler the lock would stay with a pooled connection. */
export async function refusePooler(db: Database): Promise<void> {
  if (!(await isPooledByTransaction(db))) return;
  throw new StartupError(
    'This version changes the schema, and DATABASE_URL leads through a pooler in transaction mode, through which that cannot be done. Start it once with the address of the database itself.',
  );
}

/**
 * Whether a pooler gives each transaction another session, like PgBouncer in transaction mode. Then nothing
 * may be locked or set for a session.
 */
export function isPooledByTransaction(db: Database): Promise<boolean> {
  const queries = db as unknown as Kysely<unknown>;
  return queries.connection().execute(async (one) => {
    const own = await sessionOf(one);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const other = await queries.transaction().execute(async (between) => {
        // this transaction probably gets the connection that was just released, and holds it
        await sessionOf(between);
        return sessionOf(one);
      });
      if (other !== own) return true;
    }
    return false;
  });
}

async function sessionOf(queries: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(queries);
  return rows[0]!.pid;
}
