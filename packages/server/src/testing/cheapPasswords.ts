import { createPasswords, type PasswordHasher, type Passwords } from '../platform/auth/passwords.ts';

/** The minimum that Argon2 accepts. */
const COST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Real hashes at the minimum cost, for tests of other things. */
export function cheapPasswords(hasher?: PasswordHasher): Passwords {
  return createPasswords(hasher, COST);
}
