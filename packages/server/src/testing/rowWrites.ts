import pg from 'pg';
import { pino } from 'pino';
import { connect } from '../platform/db/connect.ts';
import type { Database } from '../platform/db/schema.ts';

/** The number of rows of each table that were inserted, updated or deleted, including by triggers. */
export type RowWrites = Readonly<Record<string, number>>;

/**
 * Counts the rows that some work writes. The work gets its own connections, because a connection reports its writes
 * when it is closed.
 */
export async function rowWritesOf(
  connection: pg.ClientConfig,
  work: (db: Database) => Promise<unknown>,
): Promise<RowWrites> {
  const before = await countWrites(connection);
  const db = connect(connection, pino({ level: 'silent' }));
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
  const after = await countWrites(connection);
  const written = Object.entries(after).map(([table, rows]) => [table, rows - (before[table] ?? 0)] as const);
  return Object.fromEntries(written.filter(([, rows]) => rows > 0));
}

export const sumOf = (writes: RowWrites): number =>
  Object.values(writes).reduce((sum, rows) => sum + rows, 0);

async function countWrites(connection: pg.ClientConfig): Promise<RowWrites> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await untilAlone(client);
    const { rows } = await client.query<{ relname: string; rows: number }>(
      'select relname, (n_tup_ins + n_tup_upd + n_tup_del)::integer as rows from pg_stat_user_tables',
    );
    return Object.fromEntries(rows.map(({ relname, rows: written }) => [relname, written]));
  } finally {
    await client.end();
  }
}

/** Waits until the other connections have ended and reported their writes. */
async function untilAlone(client: pg.Client): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(
      'select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() limit 1',
    );
    if (rowCount === 0) return;
  }
}
