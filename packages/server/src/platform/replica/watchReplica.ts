import type { Database } from '../db/schema.ts';
import type { Logger } from '../log.ts';
import { leaseOf } from '../processes/leaseOf.ts';

/** How often the replica is checked. */
const LOOK_MS = 1000;
/**
 * The largest lag with which the replica is read. With the time between two checks, it bounds the age of reads;
 * `OWN_WRITES_SECONDS` is longer.
 */
const MAX_BEHIND_SECONDS = 5;

interface Watched {
  /** A connection that readers do not use, so that checks do not wait for them. */
  readonly replica: Database;
  readonly primary: Database;
  /**
   * The id of this process, whose lease is renewed each second: its row in the replica shows the lag, and whether the
   * replica follows this database.
   */
  readonly processId: string;
  readonly log: Logger;
  readonly answerMs: number;
}

export interface Watch {
  readonly isUp: () => boolean;
  readonly secondsBehind: () => number | null;
  /** Wraps a query of the replica, and rejects when the replica is given up meanwhile. */
  readonly orDown: <T>(asked: Promise<T>) => Promise<T>;
  /** Reports that a statement has found the replica unavailable. */
  readonly giveUp: (reason: string) => void;
  readonly look: () => Promise<void>;
  readonly stop: () => void;
}

/**
 * Checks the replica each second: reads the lease of this process from both databases, and compares the two. No clock
 * is needed, and a replica of another installation is recognised.
 */
export function watchReplica({ replica, primary, processId, log, answerMs }: Watched): Watch {
  const waiting = new Set<(error: Error) => void>();
  let isUp = false;
  let told: string | undefined;
  let secondsBehind: number | null = null;
  let givenUp = 0;
  let looking: Promise<void> | null = null;
  let ours: Date | undefined;

  function tell(state: 'up' | 'away' | 'behind', reason: string): void {
    isUp = state === 'up';
    if (!isUp) for (const reject of waiting) reject(new Error(`the replica was given up: ${reason}`));
    if (told === state) return;
    told = state;
    if (isUp) log.info('what is only read comes from the replica');
    else log.warn({ reason }, 'the replica is not read: the database itself is, in its place');
  }

  async function compare(): Promise<void> {
    const before = givenUp;
    try {
      // while the primary is unavailable, its last known lease is used
      const asked = [leaseOf(primary, processId).catch(() => ours), leaseOf(replica, processId)] as const;
      const [own, theirs] = await within(answerMs, Promise.all(asked));
      ours = own;
      // a failure that was reported after this check began is newer
      if (givenUp !== before) return;
      secondsBehind = ours && theirs ? Math.max(0, (ours.getTime() - theirs.getTime()) / 1000) : null;
      if (secondsBehind === null)
        tell('behind', 'it does not have this process, as a copy of our database has');
      else if (secondsBehind > MAX_BEHIND_SECONDS) tell('behind', `it is ${secondsBehind} seconds behind`);
      else tell('up', '');
    } catch (error) {
      tell('away', error instanceof Error ? error.message : String(error));
    }
  }

  /** Checks once. If a check is still running, waits for that instead. */
  function look(): Promise<void> {
    looking ??= compare().finally(() => {
      looking = null;
    });
    return looking;
  }

  const timer = setInterval(() => void look(), LOOK_MS);
  timer.unref();
  return {
    isUp: () => isUp,
    secondsBehind: () => secondsBehind,
    orDown: (asked) =>
      new Promise((resolve, reject) => {
        waiting.add(reject);
        void asked.then(resolve, reject).finally(() => waiting.delete(reject));
      }),
    giveUp(reason) {
      givenUp += 1;
      tell('away', reason);
    },
    look,
    stop: () => clearInterval(timer),
  };
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('it does not answer in time')), ms);
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
