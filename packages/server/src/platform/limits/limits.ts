import { createHmac } from 'node:crypto';
import { AppError } from '../AppError.ts';
import type { Clock } from '../clock.ts';
import type { Queries } from '../db/schema.ts';
import type { Valkey } from '../valkey/Valkey.ts';
import { createLeases } from './leases.ts';
import { isWithin, NETWORKS_OF_ONE, networkOf, wideNetworkOf } from './networkOf.ts';
import { type Count, countHits, deleteOldCounts, forgetHits, hasHits, uncountHit } from './repository.ts';
import { countInValkey } from './valkeyCounts.ts';

/** A number of hits in a period. */
export interface Limit {
  readonly name: string;
  readonly hits: number;
  readonly windowMs: number;
  /**
   * For frequent hits: how many are reserved by one write. Reserved hits that are not used are lost when the process
   * ends. With 1, every hit is written unless it is refused.
   */
  readonly batch?: number;
}

/**
 * Counters in the database, shared by all processes, and safe across restarts and crashes. If Valkey is configured,
 * it counts the frequent hits, which are reserved in batches, but never the hits that protect passwords and storage.
 */
export interface RateLimiter {
  /** Counts one hit of `who`, whose parts form one key. Beyond the limit it throws, with a retry-after. */
  take(limit: Limit, ...who: readonly string[]): Promise<void>;
  /** Like `take`, but returns whether the limit allows the hit, for background work. */
  allows(limit: Limit, ...who: readonly string[]): Promise<boolean>;
  /** Takes back a hit that should not count. */
  uncount(limit: Limit, ...who: readonly string[]): Promise<void>;
  forget(limit: Limit, ...who: readonly string[]): Promise<void>;
  /** Counts a hit of the address's network, and of the wider network, because one person may hold many networks. */
  takeFrom(limit: Limit, address: string, ...who: readonly string[]): Promise<void>;
  uncountFrom(limit: Limit, address: string, ...who: readonly string[]): Promise<void>;
  forgetFrom(limit: Limit, address: string, ...who: readonly string[]): Promise<void>;
  /** Whether a hit from the address's network is counted, of which none is counted by this question. */
  hasFrom(limit: Limit, address: string, ...who: readonly string[]): Promise<boolean>;
}

/** What an operator sets. */
export interface LimitSettings {
  /** Networks of many people, such as a school's. */
  readonly trusted: readonly string[];
  /** The numbers of hits that differ from those of the limits, by the names of the limits. */
  readonly hits: Readonly<Record<string, number>>;
}

const NO_SETTINGS: LimitSettings = { trusted: [], hits: {} };
/** How many times as much as any other network a trusted one may. */
const TRUSTED_FACTOR = 50;

export function createRateLimiter(
  db: Queries,
  clock: Clock,
  hmacKey: Buffer,
  {
    valkey,
    settings = NO_SETTINGS,
  }: { readonly valkey?: Valkey | undefined; readonly settings?: LimitSettings } = {},
): RateLimiter {
  const leases = createLeases();

  /** The limits by which a hit from an address counts: of its network, and of the wider one. */
  function limitsFrom(limit: Limit, address: string, who: readonly string[]): [Limit, string][] {
    const hits = settings.hits[limit.name] ?? limit.hits;
    // what counts one account in a network is the same everywhere
    const isScaled = who.length === 0 && isWithin(address, settings.trusted);
    return networksOf({ ...limit, hits: isScaled ? hits * TRUSTED_FACTOR : hits }, address);
  }

  /** Keys are hashed with a secret, so that a copy of the database reveals neither addresses nor names. */
  const keyOf = ({ name }: Limit, who: readonly string[]): Buffer =>
    createHmac('sha256', hmacKey)
      .update(JSON.stringify([name, ...who]))
      .digest();

  async function hit(limit: Limit, who: readonly string[]): Promise<Count> {
    const key = keyOf(limit, who);
    const { batch, windowMs } = limit;
    if (batch === undefined) return countHits(db, { key, hits: 1, now: clock(), windowMs });
    return leases.take(key.toString('base64'), {
      clock,
      hits: limit.hits,
      batch,
      async reserve(hits, known) {
        const counted = { key, hits, now: clock(), windowMs, known };
        return (valkey && (await countInValkey(valkey, counted))) ?? countHits(db, counted);
      },
    });
  }

  async function take(limit: Limit, ...who: readonly string[]): Promise<void> {
    const { hits, resets_at } = await hit(limit, who);
    if (hits > limit.hits) throw tooMany(resets_at.getTime() - clock().getTime());
  }

  const uncount = (limit: Limit, ...who: readonly string[]): Promise<void> =>
    uncountHit(db, keyOf(limit, who));
  const forget = (limit: Limit, ...who: readonly string[]): Promise<void> =>
    forgetHits(db, keyOf(limit, who));

  return {
    take,
    allows: async (limit, ...who) => (await hit(limit, who)).hits <= limit.hits,
    uncount,
    forget,
    async takeFrom(limit, address, ...who) {
      for (const [each, network] of limitsFrom(limit, address, who)) await take(each, network, ...who);
    },
    async uncountFrom(limit, address, ...who) {
      for (const [each, network] of limitsFrom(limit, address, who)) await uncount(each, network, ...who);
    },
    async forgetFrom(limit, address, ...who) {
      for (const [each, network] of limitsFrom(limit, address, who)) await forget(each, network, ...who);
    },
    hasFrom: (limit, address, ...who) => hasHits(db, keyOf(limit, [networkOf(address), ...who]), clock()),
  };
}

/** Deletes some expired counters, and returns how many. */
export const sweepRateLimits = (db: Queries, now: Date, limit: number): Promise<number> =>
  deleteOldCounts(db, now, limit);

function networksOf(limit: Limit, address: string): [Limit, string][] {
  const wide = wideNetworkOf(address);
  const narrow: [Limit, string] = [limit, networkOf(address)];
  if (wide === null) return [narrow];
  return [narrow, [{ ...limit, name: `${limit.name}, wide`, hits: limit.hits * NETWORKS_OF_ONE }, wide]];
}

const nothing = (): Promise<void> => Promise.resolve();

/** For load tests on this machine only. */
export const noRateLimiter: RateLimiter = {
  take: nothing,
  allows: () => Promise.resolve(true),
  uncount: nothing,
  forget: nothing,
  takeFrom: nothing,
  uncountFrom: nothing,
  forgetFrom: nothing,
  hasFrom: () => Promise.resolve(false),
};

export function tooMany(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new AppError('rate_limited', `Too many attempts. Please try again in ${wait}.`, {
    retry_after_seconds: seconds,
  });
}
