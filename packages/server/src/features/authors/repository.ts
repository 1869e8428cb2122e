import { sql } from 'kysely';
import { isPublicAuthor } from '../../platform/db/authorPages.ts';
import type { Queries } from '../../platform/db/schema.ts';

/** An account whose page readers may see if it has published a story. The name ignores case, as at login. */
export function findAuthor(db: Queries, username: string) {
  return db
    .selectFrom('users')
    .where(sql<boolean>`lower(username) = lower(${username})`)
    .where(isPublicAuthor)
    .select(['id', 'username', 'display_name', 'avatar_url', 'about'])
    .executeTakeFirst();
}
