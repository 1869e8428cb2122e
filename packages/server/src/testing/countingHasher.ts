import * as argon2 from '@node-rs/argon2';
import type { PasswordHasher } from '../platform/auth/passwords.ts';

export interface CountingHasher extends PasswordHasher {
  /** How often Argon2 was run since this was asked last. */
  taken(): number;
}

/** The real hash, counted: what an answer costs, to the exact number. */
export function countingHasher(): CountingHasher {
  let count = 0;
  return {
    hash: (...args) => {
      count++;
      return argon2.hash(...args);
    },
    verify: (...args) => {
      count++;
      return argon2.verify(...args);
    },
    taken: () => {
      const result = count;
      count = 0;
      return result;
    },
  };
}
