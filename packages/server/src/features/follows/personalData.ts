import type { MyData } from '@kathaloka/contract/entities';
import { mapAll } from '../../platform/mapAll.ts';
import type { PersonalData } from '../../platform/personalData.ts';
import { followsOf, toldUntil } from './repository.ts';

/** Foreign keys delete whom a person follows, and who follows them. */
export const followsData: PersonalData<Pick<MyData, 'followed_authors' | 'follow_letter_since'>> = {
  columns: ['author_follows.user_id', 'author_follows.author_id', 'follow_letters.user_id'],
  exportFor: async ({ db }, { id }) => ({
    followed_authors: mapAll(followsOf(db, id), ({ author_id, followed_at }) => ({
      author_id,
      followed_at: followed_at.toISOString(),
    })),
    follow_letter_since: (await toldUntil(db, id))?.toISOString() ?? null,
  }),
};
