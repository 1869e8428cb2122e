import type { Cost } from '@kathaloka/contract/calls';
import { MINUTE_MS } from '../durations.ts';
import type { Limit } from './limits.ts';

interface Bucket {
  /** Of one account, in all of its browsers. */
  readonly account: Limit;
  /** Of the guests in one network: a full classroom behind one address stays below it, a scraper does not. */
  readonly network: Limit;
}

/** How much of each cost may be called. `dear` and `huge` are counted one by one, whatever process is asked. */
export const BUCKETS: Readonly<Record<Cost, Bucket>> = {
  cheap: {
    account: { name: 'cheap', hits: 600, windowMs: MINUTE_MS, batch: 20 },
    network: { name: 'cheap, guests', hits: 3000, windowMs: MINUTE_MS, batch: 100 },
  },
  dear: {
    account: { name: 'dear', hits: 120, windowMs: MINUTE_MS, batch: 1 },
    network: { name: 'dear, guests', hits: 900, windowMs: MINUTE_MS, batch: 20 },
  },
  huge: {
    account: { name: 'huge', hits: 120, windowMs: 10 * MINUTE_MS, batch: 1 },
    network: { name: 'huge, guests', hits: 60, windowMs: 10 * MINUTE_MS, batch: 1 },
  },
};

/** Pictures of one network, which no token is sent for: a page has dozens of them. */
export const PICTURES: Limit = { name: 'pictures', hits: 12_000, windowMs: MINUTE_MS, batch: 400 };

/**
 * How many calls of one account that are not cheap run at the same time, how many wait for that, and how long: a
 * connection over which nothing is sent is closed after minutes.
 */
export const RUNNING = { concurrency: 2, waiting: 16, waitMs: 30_000 } as const;
