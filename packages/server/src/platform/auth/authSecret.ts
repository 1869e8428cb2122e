import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { StartupError } from '../StartupError.ts';

const FILE = 'auth-secret';
const MIN_BYTES = 32;

/** The secret of the settings; without one, the secret of this data folder, which is made at the first start. */
export function authSecretOf(given: string | null, dataDir: string): string {
  if (given !== null) return given;
  const file = path.join(dataDir, FILE);
  fs.mkdirSync(dataDir, { recursive: true });
  return readSecret(file) ?? makeSecret(file);
}

function readSecret(file: string): string | null {
  if (!fs.existsSync(file)) return null;
  const secret = fs.readFileSync(file, 'utf8').trim();
  if (Buffer.byteLength(secret) >= MIN_BYTES) return secret;
  throw new StartupError(
    `The secret in ${file} is too short. Delete the file, and everybody signs in again.`,
  );
}

/** Whole from the moment that it has its name; where two processes start at once, the first one's is the secret of both. */
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
