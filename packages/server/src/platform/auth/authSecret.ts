import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartupError } from '../StartupError.ts';

const FILE = 'auth-secret';
const MIN_BYTES = 32;

/** The secret from the settings, or else from the data folder, where the first start generates it. */
export function authSecretOf(given: string | null, dataDir: string): string {
  if (given !== null) return given;
  const file = path.join(dataDir, FILE);
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return readSecret(file) ?? makeSecret(file);
}

function readSecret(file: string): string | null {
  if (!fs.existsSync(file)) return null;
  const secret = readOwn(file).trim();
  if (Buffer.byteLength(secret) >= MIN_BYTES) return secret;
  throw new StartupError(
    `The secret in ${file} is too short. Delete the file, and everybody signs in again.`,
  );
}

/** Written under a temporary name and linked into place, so that it is never partial; of two concurrent starts the first one wins. */
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

/** After a restored backup it may belong to another account. */
function readOwn(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartupError(`The secret in ${file} cannot be read: ${code}. Nothing was changed.`);
  }
}
