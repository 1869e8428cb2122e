import { randomBytes } from 'node:crypto';
import type { Config } from '../../config.ts';
import { StartupError } from '../../platform/StartupError.ts';
import { createPasswords } from '../../platform/auth/passwords.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import { hasAdmin, insertUser } from './repository.ts';

export interface FirstAdmin {
  readonly username: string;
  /** Only when it was generated: it is told once, and kept nowhere. */
  readonly password: string | null;
}

/** Makes the administrator of a database that has none, and says who it is. */
export async function ensureAdmin(
  db: Database,
  { admin, startingCredits }: Pick<Config, 'admin' | 'startingCredits'>,
  clock: Clock,
): Promise<FirstAdmin | null> {
  if (await hasAdmin(db)) return null;
  const password = admin.password ?? generatePassword();
  const isFirst = await insertUser(db, {
    id: newId(),
    username: admin.username,
    email: admin.email,
    display_name: null,
    role: 'admin',
    password_hash: await createPasswords().hash(password),
    is_verified: true,
    credits: startingCredits,
    created_at: clock(),
  });
  if (!isFirst) return refuseWithoutAdmin(db, admin);
  return { username: admin.username, password: admin.password === null ? password : null };
}

/** Another process was faster; or the name is somebody else's, and there would never be an administrator. */
async function refuseWithoutAdmin(db: Database, { username, email }: Config['admin']): Promise<null> {
  if (await hasAdmin(db)) return null;
  throw new StartupError(
    `There is no administrator, and somebody else has the name ${username} or the address ${email}. Set ADMIN_USERNAME and ADMIN_EMAIL to others.`,
  );
}

/** 120 bits, with a character of each kind that the registration form asks for. */
function generatePassword(): string {
  return `${randomBytes(15).toString('base64url')}-Kl9`;
}
