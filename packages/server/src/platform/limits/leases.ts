import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

interface Reserved {
  readonly hits: number;
  readonly resets_at: Date;
}

interface Lease {
  left: number;
  reserved: Promise<Reserved>;
}

interface LeaseOptions {
  readonly clock: Clock;
  readonly batch: number;
  /** Counts a whole batch in the database. */
  readonly reserve: () => Promise<Reserved>;
}

/** Maximum number of cached counters. */
const MAX_KEPT = 20_000;

/**
 * Counts hits that are reserved in the database in batches: one write for many reads, including refused ones.
 * Several processes together never exceed the limit; what a process has reserved is lost when it ends.
 */
export function createLeases() {
  const leases = new LRUCache<string, Lease>({ max: MAX_KEPT });

  function reserveMore(key: string, { batch, reserve }: LeaseOptions): Lease {
    const lease = { left: batch, reserved: reserve() };
    // a lease that could not be reserved is dropped
    lease.reserved.catch(() => leases.delete(key));
    leases.set(key, lease);
    return lease;
  }

  return {
    /** How many have been counted up to the batch of this hit. */
    async take(key: string, options: LeaseOptions): Promise<Reserved> {
      for (;;) {
        const lease = leases.get(key) ?? reserveMore(key, options);
        const reserved = await lease.reserved;
        if (lease.left > 0 && reserved.resets_at > options.clock()) {
          lease.left -= 1;
          return reserved;
        }
        if (leases.get(key) === lease) leases.delete(key);
      }
    },
  };
}
