import { MAX_LIST_LIMIT } from '@kathaloka/contract/limits';
import { type Clock, isPast } from '../../platform/clock.ts';
import type { Queries } from '../../platform/db/schema.ts';
import { findMostPlayed, findPopular } from './trendingRepository.ts';

/** Popularity does not change from one second to the next. */
const FRESH_MS = 10_000;

export type Trending = () => Promise<string[]>;

/** Ids of the stories that are played now, then of those that are liked and young. Asked for by many at once, they are found once. */
export function createTrending(db: Queries, clock: Clock): Trending {
  let ids: Promise<string[]> | null = null;
  let askedAt: Date | null = null;
  return () => {
    const now = clock();
    if (!ids || isPast(FRESH_MS, askedAt, now)) {
      askedAt = now;
      const asked = findTrendingIds(db, now);
      ids = asked;
      // a failure is told to those who wait for it, and not kept
      asked.catch(() => {
        if (ids === asked) ids = null;
      });
    }
    return ids;
  };
}

/** A few more than anybody may ask for: one that is archived a moment later leaves no gap. */
const SPARE = 10;

async function findTrendingIds(db: Queries, now: Date): Promise<string[]> {
  const limit = MAX_LIST_LIMIT + SPARE;
  const played = await findMostPlayed(db, now, limit);
  if (played.length >= limit) return played;
  const popular = await findPopular(db, now, limit);
  return [...new Set([...played, ...popular])].slice(0, limit);
}
