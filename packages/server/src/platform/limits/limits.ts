import { createHash } from 'node:crypto';
import { AppError } from '../AppError.ts';
import type { Clock } from '../clock.ts';
import type { Queries } from '../db/schema.ts';
import { countHit, forgetHits, uncountHit } from './repository.ts';

/** So many of one thing in so much time. */
export interface Limit {
  readonly name: string;
  readonly hits: number;
  readonly windowMs: number;
}

/** Counted in the database: all processes count together, and a restart forgets nothing. */
export interface Limits {
  /** Counts one hit of these; one too many is refused, and the caller is told when to come back. */
  take(limit: Limit, ...who: readonly string[]): Promise<void>;
  /** Takes the last hit back: it was none. */
  giveBack(limit: Limit, ...who: readonly string[]): Promise<void>;
  forget(limit: Limit, ...who: readonly string[]): Promise<void>;
}

export function createLimits(db: Queries, clock: Clock): Limits {
  return {
    async take(limit, ...who) {
      const now = clock();
      const resetsAt = new Date(now.getTime() + limit.windowMs);
      const { hits, resets_at } = await countHit(db, keyOf(limit, who), now, resetsAt);
      if (hits > limit.hits) throw tooMany(resets_at.getTime() - now.getTime());
    },
    giveBack: (limit, ...who) => uncountHit(db, keyOf(limit, who)),
    forget: (limit, ...who) => forgetHits(db, keyOf(limit, who)),
  };
}

/** For load tests on this machine only. */
export const noLimits: Limits = {
  take: () => Promise.resolve(),
  giveBack: () => Promise.resolve(),
  forget: () => Promise.resolve(),
};

/** Neither an address nor a name of a person is kept for the sake of counting. */
function keyOf({ name }: Limit, who: readonly string[]): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([name, ...who]))
    .digest();
}

function tooMany(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new AppError('rate_limited', `Too many attempts. Please try again in ${wait}.`, {
    retryAfterSeconds: seconds,
  });
}
