import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { StartupError } from '../../StartupError.ts';
import type { Layout } from './layout.ts';
import { stopPostmaster } from './postmaster.ts';

/**
 * The file with the last confirmed position of the database's log (WAL). PostgreSQL takes a damaged part of the log
 * for its end, and starts without everything after it. With this file the loss is detected.
 */
const fileOf = ({ dataDir }: Layout): string => path.join(dataDir, 'confirmed.txt');

const LOST = 'lost';

/** Stores the current position of the log once everything before it is on the disk. */
export async function confirm(layout: Layout, client: pg.Client, before: string | null): Promise<string> {
  const { rows } = await client.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at');
  const { at } = rows[0]!;
  // nothing was written since the last confirmation, except its own message
  if (at === before) return at;
  // the commit of this message returns when the log up to here is on the disk
  await client.query(`select pg_logical_emit_message(true, 'kathaloka', '')`);
  store(layout, at);
  const { rows: after } = await client.query<{ at: string }>(
    'select pg_current_wal_insert_lsn()::text as at',
  );
  return after[0]!.at;
}

/**
 * Called after this process has started the database. If the database lacks writes that were confirmed, stops it and
 * throws, now and at later starts.
 */
export async function refuseLoss(layout: Layout, client: pg.Client): Promise<void> {
  const file = fileOf(layout);
  if (!fs.existsSync(file)) return;
  const [confirmed = '', mark] = fs.readFileSync(file, 'utf8').trim().split(' ');
  if (!/^[0-9A-F]+\/[0-9A-F]+$/.test(confirmed)) return;
  // a start makes a checkpoint at the end of the log that it could read
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
