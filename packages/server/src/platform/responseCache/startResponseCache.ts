import { paths } from '@kathaloka/contract/paths';
import type pg from 'pg';
import type { Database } from '../db/schema.ts';
import type { Logger } from '../log.ts';
import { createResponseCache, type ResponseCache } from './createResponseCache.ts';
import { listenToCatalogue } from './listenToCatalogue.ts';

/** The database tells of each change of what guests read (`tell_catalogue`). */
const CHANNEL = 'kathaloka_catalogue';
const MAX_BYTES = 32 * 1024 * 1024;
/** The maximum age of an answer while notices do not arrive. */
const MAX_AGE_UNNOTIFIED_MS = 1000;
/** Playing changes the order of Trending without a notice. */
const TRENDING = ['listTrendingStories', 'getHome', `page ${paths.home} `];
const TRENDING_MS = 5000;

interface Options {
  readonly connection: pg.PoolConfig;
  readonly db: Database;
  readonly log: Logger;
}

/** The catalogue's answers for guests, in memory, dropped by the database's notices. */
export function startResponseCache(options: Options): ResponseCache & { readonly stop: () => Promise<void> } {
  const answers = createResponseCache({
    maxBytes: MAX_BYTES,
    isListening: () => notices.isListening(),
    maxAgeUnnotifiedMs: MAX_AGE_UNNOTIFIED_MS,
    maxAgeMs: (key) =>
      TRENDING.some((call) => key.startsWith(call)) ? TRENDING_MS : Number.POSITIVE_INFINITY,
  });
  const notices = listenToCatalogue({ ...options, onChange: answers.drop });
  return { ...answers, stop: notices.stop };
}
