import { paths } from '@kathaloka/contract/paths';
import type { Notices } from '../notices/Notices.ts';
import { createGuestAnswers, type GuestAnswers } from './createGuestAnswers.ts';

/** The database tells of each change of what guests read (`tell_catalogue`). */
const CHANNEL = 'kathaloka_catalogue';
const MAX_BYTES = 32 * 1024 * 1024;
/** The maximum age of an answer while notices do not arrive. */
const DEAF_MS = 1000;
/** Playing changes the order of Trending without a notice. */
const TRENDING = ['listTrendingStories', 'getHome', `page ${paths.home} `];
const TRENDING_MS = 5000;

/** What guests are answered from the catalogue, in memory and as fresh as the database’s own notices. */
export function startGuestAnswers(notices: Notices): GuestAnswers {
  const answers = createGuestAnswers({
    maxBytes: MAX_BYTES,
    isHearing: notices.isUp,
    deafMs: DEAF_MS,
    forMs: (key) => (TRENDING.some((call) => key.startsWith(call)) ? TRENDING_MS : Number.POSITIVE_INFINITY),
  });
  notices.listen(CHANNEL, answers.drop);
  return answers;
}
