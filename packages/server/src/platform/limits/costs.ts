import type { Cost } from '@kathaloka/contract/calls';
import { MINUTE_MS } from '../durations.ts';
import type { Limit } from './limits.ts';

interface Bucket {
  /** The limit of one account, across its browsers. */
  readonly account: Limit;
  /** The limit of a network's guests: a full classroom behind one address stays below, a scraper does not. */
  readonly network: Limit;
}

/** The limits of each cost. Hits of `dear` and `huge` are counted singly, on whichever process. */
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

/** Pictures for one network, because their requests have no token. A page has dozens of them. */
export const PICTURES: Limit = { name: 'pictures', hits: 12_000, windowMs: MINUTE_MS, batch: 400 };

/**
 * How many calls of one account, other than cheap ones, run concurrently, how many wait, and how long.
 * Proxies close a connection that is silent for minutes.
 */
export const RUNNING = { concurrency: 2, waiting: 16, waitMs: 30_000 } as const;
