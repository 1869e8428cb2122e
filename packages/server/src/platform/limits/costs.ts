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

export interface Running {
  readonly concurrency: number;
  /** How many more wait, and how long. Proxies close a connection that is silent for minutes. */
  readonly waiting: number;
  readonly waitMs: number;
}

/**
 * How many calls of one account, and of the guests of one network, run concurrently. A process has ten connections to
 * its database unless it is told otherwise. Cheap calls never wait for dear ones.
 */
export const RUNNING = {
  dear: { concurrency: 2, waiting: 16, waitMs: 30_000 },
  cheap: { concurrency: 4, waiting: 200, waitMs: 30_000 },
  guestsDear: { concurrency: 3, waiting: 900, waitMs: 30_000 },
  guestsCheap: { concurrency: 4, waiting: 900, waitMs: 30_000 },
  /** Of all networks that one customer may hold. */
  guestsWide: { concurrency: 8, waiting: 3000, waitMs: 30_000 },
} as const satisfies Record<string, Running>;
