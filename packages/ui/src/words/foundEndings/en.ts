import { counted, whole } from '../numbers/en.ts';
import { area } from '../area.ts';

/** The endings of a story that a reader has found. */
export const foundEndingsWords = area('foundEndings', {
  title: 'Your endings',
  shelf: 'Endings you have found',
  loading: 'Loading your endings...',
  failed: 'Your endings could not be loaded.',
  empty: 'No tale has ended yet',
  emptyHint: 'Every ending that you reach stands here, with its name.',
  more: (count: number) => `and ${whole(count)} more`,
  lastPage: 'Open its last page',
  lastPageOf: (title: string) => `${title}: open its last page`,
  showMore: 'Show more',
  showingMore: 'Loading...',
  unnamed: 'An ending',
  found: (count: number, total: number) =>
    count >= total ? `You have found all ${total} endings` : `You have found ${count} of ${total} endings`,
  onlyEnding: 'This is the only ending of this story',
  thisOne: 'This one',
  hint: 'A hint at another one',
  missed: 'What you did not see',
  open: (count: number) => counted(count, { one: 'ending still waits', other: 'endings still wait' }),
});
