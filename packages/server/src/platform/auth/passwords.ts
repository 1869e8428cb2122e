import { randomBytes } from 'node:crypto';
import * as argon2 from '@node-rs/argon2';
import { createWorkQueue } from '../workQueue.ts';
import { AppError } from '../AppError.ts';
import { charged } from '../tracing/requestContext.ts';

/** OWASP's parameters for Argon2id: 19 MiB of memory, two passes, one lane. */
const OWASP_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type PasswordCost = Readonly<
  Required<Pick<argon2.Options, 'memoryCost' | 'timeCost' | 'parallelism'>>
>;

/** Both functions run on the libuv thread pool, never on the event loop. */
export type PasswordHasher = Pick<typeof argon2, 'hash' | 'verify'>;

export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  /** Without a hash it takes as long and returns false, so that timing does not reveal which accounts exist. */
  readonly verify: (hash: string | null, password: string) => Promise<boolean>;
}

/** Half of the thread pool, which also reads files; a small machine has this many cores. */
const CONCURRENCY = 2;
/** About two seconds of work. */
const WAITING = 200;
const RETRY_AFTER_SECONDS = 5;

export function createPasswords(hasher: PasswordHasher = argon2, cost = OWASP_COST): Passwords {
  const queue = createWorkQueue({ concurrency: CONCURRENCY, waiting: WAITING });
  let dummyHash: Promise<string> | undefined;

  function queued<T>(work: () => Promise<T>): Promise<T> {
    if (!queue.isFull()) return queue.run(() => charged(work()));
    throw new AppError('unavailable', 'Too many people are signing in. Please try again in a moment.', {
      retry_after_seconds: RETRY_AFTER_SECONDS,
    });
  }

  return {
    hash: async (password) => queued(() => hasher.hash(password, cost)),
    async verify(hashed, password) {
      // uses the uncounted function, because the dummy hash is computed once and is not part of a request's
      // cost
      dummyHash ??= argon2.hash(randomBytes(32), cost);
      const compared = hashed ?? (await dummyHash);
      const isRight = await queued(() => hasher.verify(compared, password));
      return isRight && hashed !== null;
    },
  };
}
