import { randomBytes } from 'node:crypto';
import * as argon2 from '@node-rs/argon2';

/** OWASP's parameters for Argon2id: 19 MiB of memory, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Both work in threads of their own, and never on the event loop. */
export type PasswordHasher = Pick<typeof argon2, 'hash' | 'verify'>;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time, and says no, where there is no hash to compare with. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

export function createPasswords(hasher: PasswordHasher = argon2): Passwords {
  const hash = (password: string): Promise<string> => hasher.hash(password, ARGON2ID);
  let nobodys: Promise<string> | undefined;
  return {
    hash,
    async verify(hashed, password) {
      // with the plain function: it is made once, and is not the work that an answer costs
      nobodys ??= argon2.hash(randomBytes(32), ARGON2ID);
      const isRight = await hasher.verify(hashed ?? (await nobodys), password);
      return isRight && hashed !== null;
    },
  };
}
