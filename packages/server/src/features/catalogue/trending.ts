import { MAX_LIST_LIMIT } from '@kathaloka/contract/limits';
import type { Queries } from '../../platform/db/schema.ts';
import type { Deps } from '../../platform/Deps.ts';
import { recent } from '../../platform/recent.ts';
import { findMostPlayed, findPopular } from './trendingRepository.ts';

/** How long the result is cached. */
const FRESH_MS = 10_000;

type Trending = () => Promise<string[]>;

/** Ids of the stories that are played now, then of liked and new ones. Only one query runs at a time. */
export function createTrending({ db, clock }: Pick<Deps, 'db' | 'clock'>): Trending {
  return recent(FRESH_MS, clock, (now) => findTrendingIds(db, now));
}

/** A few more than a request may ask for, so that one archived a moment later leaves no gap. */
const SPARE = 10;

async function findTrendingIds(db: Queries, now: Date): Promise<string[]> {
  const limit = MAX_LIST_LIMIT + SPARE;
  const played = await findMostPlayed(db, now, limit);
  if (played.length >= limit) return played;
  const popular = await findPopular(db, now, limit);
  return [...new Set([...played, ...popular])].slice(0, limit);
}
