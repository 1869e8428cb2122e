import type pg from 'pg';
import { fill, type Source } from './fill.ts';
import { HOLD_MAIL, IS_MAIL_HELD } from '../platform/mail/hold.ts';
import { StartupError } from '../platform/StartupError.ts';
import { ledgerOf } from './ledger.ts';
import type { Contents } from './RowCounter.ts';
import { findMigrations, findSequences, findTables, openSession, readRows } from './tables.ts';
import { onEmpty, refuseRunningServers } from './target.ts';

interface MoveOptions {
  readonly from: pg.ClientConfig;
  readonly to: pg.ClientConfig;
  readonly isForced: boolean;
}

interface Moved {
  readonly contents: ReadonlyMap<string, Contents>;
  readonly ledger: Source['ledger'];
  /** Whether the earlier contents of the target are in a schema of their own. */
  readonly hasPrevious: boolean;
}

/**
 * Copies all rows into another PostgreSQL while no server runs, and compares them there. The source stays unchanged,
 * so that the move can be undone. A server that starts meanwhile waits, then fails.
 */
export async function move({ from, to, isForced }: MoveOptions): Promise<Moved> {
  const source = await openSession(from);
  const target = await openSession(to).catch(async (error: unknown) => {
    await source.end();
    throw error;
  });
  try {
    await refuseSame(source, target);
    const made = await findMigrations(source);
    // the first statement after the lock takes the snapshot
    await source.query('begin isolation level repeatable read; lock table processes in exclusive mode');
    await refuseRunningServers(source);
    const ledger = await ledgerOf(source);
    const copied: Source = {
      tables: await findTables(source),
      sequences: await findSequences(source),
      ledger,
      rowsOf: (table) => readRows(source, table),
    };
    let contents: Moved['contents'] = new Map();
    const hasPrevious = await onEmpty({ client: target, connection: to, isForced }, made, async () => {
      const { rows } = await source.query<{ held: boolean }>(IS_MAIL_HELD);
      if (rows[0]!.held) await target.query(HOLD_MAIL);
      contents = await fill(target, copied);
    });
    await source.query('commit');
    return { contents, ledger, hasPrevious };
  } finally {
    await Promise.all([source.end(), target.end()]);
  }
}

/** An arbitrary number, used for no other lock. */
const LOCK = 7_301_906;

/** Throws if both are the same database: two sessions see each other's lock only within one database. */
async function refuseSame(source: pg.Client, target: pg.Client): Promise<void> {
  await source.query('select pg_advisory_lock($1)', [LOCK]);
  const { rows } = await target.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [LOCK]);
  if (!rows[0]!.free) throw new StartupError('It is the same database, or another move writes to it.');
}
