import { randomBytes } from 'node:crypto';
import type { Config } from '../../../config.ts';
import { StartupError } from '../../../platform/StartupError.ts';
import type { Database } from '../../../platform/db/schema.ts';
import type { Deps } from '../../../platform/Deps.ts';
import { createAccount } from './createAccount.ts';
import { findAdminWithoutPassword, hasAdmin, setMissingPassword } from '../repository.ts';

export interface FirstAdmin {
  readonly username: string;
  /** Set only if the password was generated: it is printed once, and never stored in plain text. */
  readonly password: string | null;
}

/**
 * Creates the administrator of a database without one, before any user can register the name. The
 * administrator can sign in only after the start has succeeded and set the password.
 */
export async function ensureAdmin(deps: Deps): Promise<void> {
  const { db } = deps;
  const { admin } = deps.config;
  if (await hasAdmin(db)) return;
  // without an administrator nobody could sign in to make room
  const isFirst = await createAccount(
    { ...deps, diskSpace: undefined },
    {
      username: admin.username,
      email: admin.email,
      display_name: null,
      role: 'admin',
      must_change_password: true,
      is_verified: true,
    },
  );
  if (!isFirst) await refuseWithoutAdmin(db, admin);
}

/**
 * Sets the administrator's password after a successful start. A generated one is printed immediately, because
 * it cannot be recovered. Null if a password exists, even one that a concurrent process has just set.
 */
export async function setFirstPassword({ config, db, passwords }: Deps): Promise<FirstAdmin | null> {
  const admin = await findAdminWithoutPassword(db);
  if (!admin) return null;
  const chosen = config.admin.password;
  const password = chosen ?? generatePassword();
  const isSet = await setMissingPassword(db, admin.id, {
    password_hash: await passwords.hash(password),
    must_change_password: chosen === null,
  });
  return isSet ? { username: admin.username, password: chosen === null ? password : null } : null;
}

/**
 * Throws unless another process has created the administrator: otherwise another account has the name, and no
 * administrator would ever exist.
 */
async function refuseWithoutAdmin(db: Database, { username, email }: Config['admin']): Promise<void> {
  if (await hasAdmin(db)) return;
  throw new StartupError(
    `There is no administrator, and somebody else has the name ${username} or the address ${email}. Set ADMIN_USERNAME and ADMIN_EMAIL to others.`,
  );
}

/** 120 random bits, with a character of each kind that the registration form requires. */
function generatePassword(): string {
  return `${randomBytes(15).toString('base64url')}-Kl9`;
}
