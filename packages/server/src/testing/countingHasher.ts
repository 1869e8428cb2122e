import * as argon2 from '@node-rs/argon2';
import type { PasswordHasher } from '../platform/auth/passwords.ts';

export interface CountingHasher extends PasswordHasher {
  /** The number of Argon2 runs since the last call. */
  taken(): number;
}

/** The real hasher with a counter, to check the exact cost of an answer. */
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
