import type { Story } from '@kathaloka/contract/entities';

/** The stories that an answer in the cache holds, whatever its shape: one, a list, a page, pages. */
export function storiesIn(cached: unknown): Story[] {
  if (Array.isArray(cached)) return cached.flatMap(storiesIn);
  if (typeof cached !== 'object' || cached === null) return [];
  if ('pages' in cached) return storiesIn(cached.pages);
  if ('stories' in cached) return storiesIn(cached.stories);
  return 'user_state' in cached && 'stats' in cached ? [cached as Story] : [];
}
