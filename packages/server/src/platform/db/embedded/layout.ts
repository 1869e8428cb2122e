import fs from 'node:fs';
import path from 'node:path';
import { StartupError } from '../../StartupError.ts';
import type { Account } from './account.ts';

/** The paths in `DATA_DIR`. */
export interface Layout {
  readonly dataDir: string;
  /** The data folder of the database. */
  readonly data: string;
  /** The folder of the socket. */
  readonly run: string;
  readonly log: string;
  readonly pidFile: string;
}

export function layoutOf(dataDir: string): Layout {
  const data = path.join(dataDir, 'pgdata');
  return {
    dataDir,
    data,
    run: path.join(dataDir, 'run'),
    log: path.join(dataDir, 'postgres.log'),
    pidFile: path.join(data, 'postmaster.pid'),
  };
}

export function prepareFolders({ dataDir, run }: Layout, account: Account | null): void {
  try {
    fs.mkdirSync(run, { recursive: true, mode: 0o700 });
    fs.accessSync(dataDir, fs.constants.W_OK | fs.constants.X_OK);
    if (account) {
      // PostgreSQL's account may traverse the folder, but not list it
      fs.chmodSync(dataDir, 0o711);
      fs.chownSync(run, account.credentials.uid, account.credentials.gid);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(`DATA_DIR (${dataDir}) cannot be written: ${code}.`);
  }
}

/** The path of a Unix socket is limited to about 100 bytes. */
const MAX_SOCKET_FOLDER = 85;

/**
 * The paths as PostgreSQL sees them. On Linux they are relative to its working directory, which it inherits:
 * so it runs even if its account may not enter the path (a checkout under /root), and with a path of any
 * length.
 */
export function namesForPostgres(layout: Layout): { data: string; run: string } {
  if (process.platform === 'linux') return { data: '/proc/self/cwd', run: '../run' };
  return { data: layout.data, run: layout.run };
}

/** The path of the socket's folder for this process. */
export function socketFolder(layout: Layout): string {
  if (Buffer.byteLength(layout.run) <= MAX_SOCKET_FOLDER) return layout.run;
  if (process.platform === 'linux') return `/proc/self/fd/${fs.openSync(layout.run, 'r')}`;
  throw new StartupError(
    `DATA_DIR (${layout.dataDir}) is too long a path for a socket. Choose a shorter one.`,
  );
}
