import type { MyData } from '@kathaloka/contract/entities';
import { mapAll } from '../../platform/mapAll.ts';
import type { PersonalData } from '../../platform/personalData.ts';
import { ratingsBy } from './ratingsRepository.ts';
import { lockStoriesOf, markedBy } from './repository.ts';

/** Likes, bookmarks and ratings are deleted with the account by foreign keys, and triggers update the counters. */
export const reactionsData: PersonalData<
  Pick<MyData, 'liked_story_ids' | 'bookmarked_story_ids' | 'ratings'>
> = {
  columns: ['likes.user_id', 'bookmarks.user_id', 'story_ratings.user_id'],
  exportFor: async ({ db }, { id }) => ({
    liked_story_ids: mapAll(markedBy(db, 'likes', id), ({ story_id }) => story_id),
    bookmarked_story_ids: mapAll(markedBy(db, 'bookmarks', id), ({ story_id }) => story_id),
    ratings: mapAll(ratingsBy(db, id), ({ rated_at, ...rating }) => ({
      ...rating,
      rated_at: rated_at.toISOString(),
    })),
  }),
  lock: (transaction, { user_id }) => lockStoriesOf(transaction, user_id),
};
