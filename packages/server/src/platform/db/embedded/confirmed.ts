import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { StartupError } from '../../StartupError.ts';
import type { Layout } from './layout.ts';
import { stopPostmaster } from './postmaster.ts';

/**
 * The file with the position of the database's log (WAL) at its last confirmation. PostgreSQL takes a damaged
 * end of the log for its end, and starts without what followed. This file reveals such a loss.
 */
const fileOf = ({ dataDir }: Layout): string => path.join(dataDir, 'confirmed.txt');

const LOST = 'lost';

/** Writes the position once everything before it is on the disk. */
export async function confirm(layout: Layout, client: pg.Client, before: string | null): Promise<string> {
  const { rows } = await client.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at');
  const { at } = rows[0]!;
  // nothing was written since, except the message below
  if (at === before) return at;
  // the commit of this message is acknowledged when the log is on the disk up to here
  await client.query(`select pg_logical_emit_message(true, 'kathaloka', '')`);
  store(layout, at);
  const { rows: after } = await client.query<{ at: string }>(
    'select pg_current_wal_insert_lsn()::text as at',
  );
  return after[0]!.at;
}

/**
 * Called after this process has started the database. If the database has less than it had confirmed, stops
 * it and throws, now and at later starts.
 */
export async function refuseLoss(layout: Layout, client: pg.Client): Promise<void> {
  const file = fileOf(layout);
  if (!fs.existsSync(file)) return;
  const [confirmed = '', mark] = fs.readFileSync(file, 'utf8').trim().split(' ');
  if (!/^[0-9A-F]+\/[0-9A-F]+$/.test(confirmed)) return;
  // a start begins or ends with a checkpoint, which marks the end of the log that was read
  const { rows } = await client.query<{ at: string; isLess: boolean }>(
    `select redo_lsn::text as at, redo_lsn < $1::pg_lsn as "isLess" from pg_control_checkpoint()`,
    [confirmed],
  );
  const { at, isLess } = rows[0]!;
  if (!isLess && mark !== LOST) return;
  store(layout, `${confirmed} ${LOST}`);
  await client.end();
  await stopPostmaster(layout);
  throw new StartupError(
    `The database has lost what it had confirmed: its log was written up to ${confirmed}, and ends at ${at}. Restore a backup. To go on without what is lost, delete ${file}.`,
  );
}

/** Writes atomically, even if the power fails. */
function store(layout: Layout, words: string): void {
  const file = fileOf(layout);
  const unfinished = `${file}.${process.pid}`;
  const descriptor = fs.openSync(unfinished, 'w', 0o600);
  fs.writeSync(descriptor, `${words}\n`);
  fs.fsyncSync(descriptor);
  fs.closeSync(descriptor);
  fs.renameSync(unfinished, file);
}
