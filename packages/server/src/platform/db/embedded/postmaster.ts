import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { StartupError } from '../../StartupError.ts';
import type { Account } from './account.ts';
import { complaintIn, POSTGRES_ENV } from './cluster.ts';
import { type Layout, namesForPostgres } from './layout.ts';
import { isAlive, isPostgresOf, someoneWorksIn } from './processes.ts';

const CLEAR_WAIT_MS = 10_000;
const FAST_STOP_MS = 8_000;
const POLL_MS = 20;
const LOG_LIMIT_BYTES = 10_000_000;

/** The postmaster that currently serves the database, whichever process started it. */
export function runningPostmaster(layout: Layout): number | null {
  const pid = recordedPid(layout);
  return pid !== null && isPostgresOf(pid, layout.data) ? pid : null;
}

function recordedPid({ pidFile }: Layout): number | null {
  try {
    return Number(fs.readFileSync(pidFile, 'utf8').split('\n')[0]) || null;
  } catch {
    return null;
  }
}

/**
 * PostgreSQL trusts a pid file while any process has that pid: a zombie, or an unrelated process after a
 * restart of the container. This check is stricter, and removes stale lock files once no process runs in the
 * folder. Returns false if another process has started the database meanwhile.
 */
export async function clearStaleLocks(layout: Layout): Promise<boolean> {
  const until = Date.now() + CLEAR_WAIT_MS;
  while (someoneWorksIn(layout.data)) {
    if (runningPostmaster(layout) !== null) return false;
    if (Date.now() > until) {
      throw new StartupError(
        `Processes of an earlier PostgreSQL still run in ${layout.data}. Stop them first.`,
      );
    }
    await sleep(POLL_MS);
  }
  const pid = recordedPid(layout);
  if (pid === null || !isAlive(pid)) return true;
  if (runningPostmaster(layout) !== null) return false;
  const socket = path.join(layout.run, '.s.PGSQL.5432');
  for (const file of [layout.pidFile, socket, `${socket}.lock`]) fs.rmSync(file, { force: true });
  return true;
}

export interface Launch {
  /** The reason if the process has exited. */
  failure(): string | null;
}

/** Starts the postmaster in a process group of its own, so that Ctrl-C reaches us but not the database. */
export function launchPostmaster(layout: Layout, native: string, account: Account | null): Launch {
  const names = namesForPostgres(layout);
  const log = openLog(layout);
  const child = spawn(
    path.join(native, 'bin/postgres'),
    [
      ['-D', names.data],
      ['-k', names.run],
      ['-c', 'listen_addresses='],
      ['-c', 'max_connections=60'],
      ['-c', 'shared_buffers=64MB'],
      // parallel queries need shared memory, and containers often have little
      ['-c', 'max_parallel_workers_per_gather=0'],
      ['-c', 'logging_collector=off'],
      // log the error, but never the row that caused it, because that may hold personal data
      ['-c', 'log_error_verbosity=terse'],
    ].flat(),
    {
      cwd: layout.data,
      env: POSTGRES_ENV,
      detached: true,
      stdio: ['ignore', 'ignore', log],
      ...account?.credentials,
    },
  );
  fs.closeSync(log);
  let ended: string | null = null;
  child.on('error', (error) => (ended = error.message));
  child.on('exit', (code, killedBy) => (ended = `it ended with ${killedBy ?? code}`));
  child.unref();
  return { failure: () => ended && `${lastWords(layout) ?? ended}; see ${layout.log}` };
}

const LAST_WORDS_BYTES = 4096;

/** The reason for its exit, from its log: `could not write lock file "postmaster.pid": No space left on device`. */
function lastWords({ log }: Layout): string | undefined {
  if (!fs.existsSync(log)) return undefined;
  const written = fs.readFileSync(log).subarray(-LAST_WORDS_BYTES).toString();
  return complaintIn(written);
}

function openLog(layout: Layout): number {
  cutLog(layout);
  return fs.openSync(layout.log, 'a', 0o600);
}

/** Empties the log once it is too long, also while PostgreSQL writes to it: it appends, so it goes on at the start. */
export function cutLog({ log }: Layout): void {
  const size = fs.statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_LIMIT_BYTES) fs.truncateSync(log);
}

/**
 * Stops the postmaster. A fast shutdown (SIGINT) rolls back open transactions. If that takes too long, an
 * immediate one (SIGQUIT) follows, which needs recovery at the next start.
 */
export async function stopPostmaster(layout: Layout): Promise<void> {
  const pid = runningPostmaster(layout);
  if (pid === null) return;
  signal(pid, 'SIGINT');
  const until = Date.now() + FAST_STOP_MS;
  while (isPostgresOf(pid, layout.data)) {
    if (Date.now() > until) return signal(pid, 'SIGQUIT');
    await sleep(POLL_MS);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
