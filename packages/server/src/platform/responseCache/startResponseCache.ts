import { paths } from '@kathaloka/contract/paths';
import type { Notices } from '../notices/Notices.ts';
import { createResponseCache, type ResponseCache } from './createResponseCache.ts';

/** The database tells of each change of what guests read (`tell_catalogue`). */
const CHANNEL = 'kathaloka_catalogue';
const MAX_BYTES = 32 * 1024 * 1024;
/** While changes are not heard of, this old an answer may be. */
const MAX_AGE_UNNOTIFIED_MS = 1000;
/** What is played now changes the order of Trending without telling anybody. */
const TRENDING = ['listTrendingStories', 'getHome', `page ${paths.home} `];
const TRENDING_MS = 5000;

/** What guests are answered from the catalogue, in memory and as fresh as the database’s own notices. */
export function startResponseCache(notices: Notices): ResponseCache {
  const answers = createResponseCache({
    maxBytes: MAX_BYTES,
    isListening: notices.isUp,
    maxAgeUnnotifiedMs: MAX_AGE_UNNOTIFIED_MS,
    maxAgeMs: (key) =>
      TRENDING.some((call) => key.startsWith(call)) ? TRENDING_MS : Number.POSITIVE_INFINITY,
  });
  notices.listen(CHANNEL, answers.drop);
  return answers;
}
