import { paths } from '@kathaloka/contract/paths';
import type { Notices } from '../notices/Notices.ts';
import { createResponseCache, type ResponseCache } from './createResponseCache.ts';

/** The channel on which the database announces each change of data that guests read (`tell_catalogue`). */
const CHANNEL = 'kathaloka_catalogue';
const MAX_BYTES = 32 * 1024 * 1024;
/** How old an answer may be while notices do not arrive. */
const MAX_AGE_UNNOTIFIED_MS = 1000;
/** Calls whose answers depend on what is played now, of which there are no notices. */
const TRENDING = ['listTrendingStories', 'getHome', `page ${paths.home} `];
const TRENDING_MS = 5000;

/** Caches the catalogue's answers for guests in memory, until the database announces a change. */
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
