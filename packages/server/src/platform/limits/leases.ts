import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';

export interface Reserved {
  readonly hits: number;
  readonly resets_at: Date;
}

interface Lease {
  readonly size: number;
  left: number;
  readonly reserved: Promise<Reserved>;
}

interface LeaseOptions {
  readonly clock: Clock;
  /** The limit. */
  readonly hits: number;
  /** The maximum number of hits per write. */
  readonly batch: number;
  /** Reserves hits: counts them for all processes, on top of the counter that this process knows. */
  readonly reserve: (hits: number, known: Reserved | undefined) => Promise<Reserved>;
}

/** Maximum number of cached counters. */
const MAX_KEPT = 20_000;
/** One process reserves at most this fraction of the remaining hits. */
const PART = 8;

/**
 * Counts hits in batches, each of which is reserved in the database by one write. A process reserves a single hit
 * first, and then up to twice as many each time, so that few hits are lost on processes with little traffic. Once the
 * limit is reached, hits are refused without a write until the counter expires.
 */
export function createLeases() {
  const leases = new LRUCache<string, Lease>({ max: MAX_KEPT });

  function reserveMore(key: string, size: number, { reserve }: LeaseOptions, known?: Reserved): Lease {
    const lease = { size, left: size, reserved: reserve(size, known) };
    // drops a lease whose reservation failed
    lease.reserved.catch(() => leases.delete(key));
    leases.set(key, lease);
    return lease;
  }

  return {
    /** Counts a hit. Returns the state of the counter after the reservation that this hit belongs to. */
    async take(key: string, options: LeaseOptions): Promise<Reserved> {
      for (;;) {
        const lease = leases.get(key) ?? reserveMore(key, 1, options);
        const reserved = await lease.reserved;
        const isCurrent = reserved.resets_at > options.clock();
        if (isCurrent && reserved.hits > options.hits) return reserved;
        if (isCurrent && lease.left > 0) {
          lease.left -= 1;
          return reserved;
        }
        if (leases.get(key) !== lease) continue;
        if (isCurrent) reserveMore(key, nextSize(lease, reserved, options), options, reserved);
        else leases.delete(key);
      }
    },
  };
}

function nextSize({ size }: Lease, reserved: Reserved, { hits, batch }: LeaseOptions): number {
  return Math.max(1, Math.min(2 * size, batch, Math.floor((hits - reserved.hits) / PART)));
}
