import { randomBytes } from 'node:crypto';
import * as argon2 from '@node-rs/argon2';
import { createWorkQueue } from '../workQueue.ts';
import { AppError } from '../AppError.ts';

/** OWASP's parameters for Argon2id: 19 MiB of memory, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Both work in threads of their own, and never on the event loop. */
export type PasswordHasher = Pick<typeof argon2, 'hash' | 'verify'>;

export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  /** Takes the same time, and says no, where there is no hash to compare with. */
  readonly verify: (hash: string | null, password: string) => Promise<boolean>;
}

/** Half of the threads that also read files, and as many as there are cores in a small machine. */
const AT_ONCE = 2;
/** About two seconds of work. */
const WAITING = 200;
const RETRY_AFTER_SECONDS = 5;

export function createPasswords(hasher: PasswordHasher = argon2): Passwords {
  const queue = createWorkQueue({ atOnce: AT_ONCE, waiting: WAITING });
  let nobodys: Promise<string> | undefined;

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (!queue.isFull()) return queue.run(work);
    throw new AppError('unavailable', 'Too many people are signing in. Please try again in a moment.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }

  return {
    hash: async (password) => inTurn(() => hasher.hash(password, ARGON2ID)),
    async verify(hashed, password) {
      // with the plain function: it is made once, and is not the work that an answer costs
      nobodys ??= argon2.hash(randomBytes(32), ARGON2ID);
      const compared = hashed ?? (await nobodys);
      const isRight = await inTurn(() => hasher.verify(compared, password));
      return isRight && hashed !== null;
    },
  };
}
