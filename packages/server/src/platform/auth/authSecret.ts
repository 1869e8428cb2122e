import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartupError } from '../StartupError.ts';

const FILE = 'auth-secret';
const ASIDE = 'auth-secret.before_restore';
const MIN_BYTES = 32;

/** The secret from the settings, or else from the data folder, where the first start generates it. */
export function authSecretOf(given: string | null, dataDir: string): string {
  if (given !== null) return given;
  const file = path.join(dataDir, FILE);
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return readSecret(file) ?? makeSecret(file);
}

/** The secret that an earlier start has generated in this folder. */
export function secretIn(dataDir: string): string | null {
  return readSecret(path.join(dataDir, FILE));
}

/** Restores the secret of a backup. An existing secret is set aside, like the earlier contents of the database. */
export function putSecret(dataDir: string, secret: string): void {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, FILE);
  const before = readSecret(file);
  if (before !== null && before !== secret.trim()) fs.renameSync(file, path.join(dataDir, ASIDE));
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, secret, { mode: 0o600, flush: true });
  fs.renameSync(draft, file);
}

/** Undoes `putSecret`. */
export function bringBackSecret(dataDir: string): void {
  const aside = path.join(dataDir, ASIDE);
  if (fs.existsSync(aside)) fs.renameSync(aside, path.join(dataDir, FILE));
}

function readSecret(file: string): string | null {
  if (!fs.existsSync(file)) return null;
  const secret = readOwn(file).trim();
  if (Buffer.byteLength(secret) >= MIN_BYTES) return secret;
  throw new StartupError(
    `The secret in ${file} is too short. Delete the file, and everybody signs in again.`,
  );
}

/**
 * Generates the secret. It is linked into place when complete, so that it is never partial. Of two concurrent
 * starts, the first wins.
 */
function makeSecret(file: string): string {
  const draft = `${file}.${process.pid}`;
  fs.writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    fs.linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    fs.rmSync(draft);
  }
  return fs.readFileSync(file, 'utf8');
}

/**
 * Reads the secret. If it cannot, the error names the file: after a restored backup it may belong to another
 * account.
 */
function readOwn(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(`The secret in ${file} cannot be read: ${code}. Nothing was changed.`);
  }
}
