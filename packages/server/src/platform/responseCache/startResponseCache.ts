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

/** Changes within this time are one: each like announces a change, and somebody may like and unlike without end. */
const TOGETHER_MS = 250;

/** Caches the catalogue's answers for guests in memory, until the database announces a change. */
export function startResponseCache(notices: Notices): ResponseCache {
  const answers = createResponseCache({
    maxBytes: MAX_BYTES,
    isListening: notices.isUp,
    maxAgeUnnotifiedMs: MAX_AGE_UNNOTIFIED_MS,
    maxAgeMs: (key) =>
      TRENDING.some((call) => key.startsWith(call)) ? TRENDING_MS : Number.POSITIVE_INFINITY,
  });
  notices.listen(CHANNEL, oncePer(TOGETHER_MS, answers.drop));
  return answers;
}

/** Runs the work immediately, and once more at the end of the time if it was asked for meanwhile. */
function oncePer(ms: number, work: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isAskedAgain = false;
  const run = (): void => {
    work();
    isAskedAgain = false;
    timer = setTimeout(() => {
      timer = undefined;
      if (isAskedAgain) run();
    }, ms).unref();
  };
  return () => {
    if (timer) isAskedAgain = true;
    else run();
  };
}
