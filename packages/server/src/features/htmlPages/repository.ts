import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import { isOfAuthor, isPublicAuthor } from '../../platform/db/authorPages.ts';
import { isPublished, isRated, type Ratings } from '../../platform/db/published.ts';
import type { Queries } from '../../platform/db/schema.ts';

/** The ratings that guests see. */
interface Shown {
  readonly ratings: Ratings;
}

/** Stories for visitors to try first, in the order of `storyToTry`. */
export function findStoriesToTry(
  db: Queries,
  { language, limit, ratings }: Shown & { readonly language: InterfaceLanguage; readonly limit: number },
) {
  return db
    .selectFrom('stories')
    .where(isPublished)
    .where(isRated(ratings))
    .where('is_premium', '=', false)
    .orderBy((by) =>
      by.case().when('language', '=', language).then(0).when('language', '=', 'en').then(1).else(2).end(),
    )
    .orderBy('is_open_to_guests', 'desc')
    .orderBy('estimated_play_time')
    .orderBy('id')
    .limit(limit)
    .select(['id', 'version'])
    .execute();
}

/** Oldest first, so that a new story changes only the last part. */
export function findPublishedIds(
  db: Queries,
  { limit, offset, ratings }: Shown & { readonly limit: number; readonly offset: number },
) {
  return db
    .selectFrom('stories')
    .where(isPublished)
    .where(isRated(ratings))
    .orderBy('published_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .select(['id', 'published_at'])
    .execute();
}

/** The usernames of those who have written one of these stories and have a page. */
export async function findAuthorsOf(db: Queries, ids: readonly string[]): Promise<string[]> {
  const authors = await db
    .selectFrom('stories')
    .innerJoin('users', 'users.id', 'stories.author_id')
    .where('stories.id', '=', (by) => by.fn.any(by.val(ids)))
    .where(isOfAuthor)
    .where(isPublicAuthor)
    .select('users.username')
    .distinct()
    .orderBy('users.username')
    .execute();
  return authors.map(({ username }) => username);
}
