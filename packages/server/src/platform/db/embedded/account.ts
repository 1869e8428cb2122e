import fs from 'node:fs';
import { StartupError } from '../../StartupError.ts';

/** The system account that PostgreSQL runs as when we are root, because it refuses to run as root. */
export interface Account {
  readonly credentials: { readonly uid: number; readonly gid: number };
}

const CANDIDATES = ['postgres', 'nobody'];

/** Null: we are not root, and PostgreSQL runs as us. The owner of an existing database does not change. */
export function databaseAccount(dataFolder: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const existing = fs.statSync(dataFolder, { throwIfNoEntry: false });
  if (existing && existing.uid !== 0) return { credentials: { uid: existing.uid, gid: existing.gid } };
  const lines = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of CANDIDATES) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { credentials: { uid: Number(uid), gid: Number(gid) } };
  }
  throw new StartupError(
    'PostgreSQL does not run as root, and this system has neither a postgres nor a nobody account. Start as an ordinary user.',
  );
}
