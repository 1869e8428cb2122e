import { createPasswords, type PasswordHasher, type Passwords } from '../platform/auth/passwords.ts';

/** The minimum that Argon2 accepts. */
const COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Real hashes that take no time, for tests that are not about their cost. */
export function cheapPasswords(hasher?: PasswordHasher): Passwords {
  return createPasswords(hasher, COST);
}
