import { paths } from '@kathaloka/contract/paths';
import type pg from 'pg';
import type { Database } from '../db/schema.ts';
import type { Logger } from '../log.ts';
import { createGuestAnswers, type GuestAnswers } from './createGuestAnswers.ts';
import { hearCatalogue } from './hearCatalogue.ts';

const MAX_BYTES = 32 * 1024 * 1024;
/** The maximum age of an answer while notices do not arrive. */
const DEAF_MS = 1000;
/** Playing changes the order of Trending without a notice. */
const TRENDING = ['listTrendingStories', 'getHome', `page ${paths.home} `];
const TRENDING_MS = 5000;

interface Options {
  readonly connection: pg.PoolConfig;
  readonly db: Database;
  readonly log: Logger;
}

/** The catalogue's answers for guests, in memory, dropped by the database's notices. */
export function startGuestAnswers(options: Options): GuestAnswers & { readonly stop: () => Promise<void> } {
  const answers = createGuestAnswers({
    maxBytes: MAX_BYTES,
    isHearing: () => notices.isHearing(),
    deafMs: DEAF_MS,
    forMs: (key) => (TRENDING.some((call) => key.startsWith(call)) ? TRENDING_MS : Number.POSITIVE_INFINITY),
  });
  const notices = hearCatalogue({ ...options, onChange: answers.drop });
  return { ...answers, stop: notices.stop };
}
