import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Config } from '../../config.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import { hasAdmin, insertAdmin } from './repository.ts';

/** OWASP's parameters for Argon2id: 19 MiB of memory, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export interface FirstAdmin {
  readonly username: string;
  /** Only when it was generated: it is told once, and kept nowhere. */
  readonly password: string | null;
}

/** Makes the administrator of a database that has none, and says who it is. */
export async function ensureAdmin(
  db: Database,
  admin: Config['admin'],
  clock: Clock,
): Promise<FirstAdmin | null> {
  if (await hasAdmin(db)) return null;
  const password = admin.password ?? generatePassword();
  const isFirst = await insertAdmin(db, {
    id: newId(),
    username: admin.username,
    email: admin.email,
    display_name: null,
    role: 'admin',
    password_hash: await hash(password, ARGON2ID),
    is_verified: true,
    created_at: clock(),
  });
  if (!isFirst) return null;
  return { username: admin.username, password: admin.password === null ? password : null };
}

/** 120 bits, with a character of each kind that the registration form asks for. */
function generatePassword(): string {
  return `${randomBytes(15).toString('base64url')}-Kl9`;
}
