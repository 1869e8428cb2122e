import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database, Tables } from '../platform/db/schema.ts';
import { testPool } from './testPool.ts';

/**
 * `next`: after this many statements the process seems to die. The next one is either not executed, or only its
 * answer is lost.
 */
export interface Losing {
  next: { after: number; readonly isDone: boolean } | null;
}

/** Connections that break in the middle of a statement, like those of a killed process. */
export function losingPool(connection: pg.ClientConfig): { readonly db: Database; readonly losing: Losing } {
  const losing: Losing = { next: null };
  class LosingClient extends pg.Client {
    override query = (async (...asked: unknown[]) => {
      const send = super.query.bind(this) as (...all: unknown[]) => Promise<unknown>;
      const { next } = losing;
      if (next === null || next.after-- !== 0) return send(...asked);
      losing.next = null;
      if (next.isDone) await send(...asked);
      throw new Error('Connection terminated unexpectedly');
    }) as unknown as pg.Client['query'];
  }
  const pool = testPool({ ...connection, max: 6, Client: LosingClient });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }) as unknown as Database;
  return { db, losing };
}
