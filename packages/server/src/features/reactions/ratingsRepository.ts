import { sql } from 'kysely';
import { rowsOf } from '../../platform/db/rowsOf.ts';
import type { Queries, Transaction } from '../../platform/db/schema.ts';
import type { Mark } from './repository.ts';

/** The stars that a person has given to a published story, what it shows of all ratings, and its author. */
export function findRating(db: Queries, { user_id, story_id }: Mark) {
  return db
    .selectFrom('story_stats')
    .leftJoin('story_ratings', (join) =>
      join.onRef('story_ratings.story_id', '=', 'story_stats.story_id').on('user_id', '=', user_id),
    )
    .where('story_stats.story_id', '=', story_id)
    .where('is_published', '=', true)
    .select(['stars', 'average_rating', 'author_id'])
    .executeTakeFirst();
}

/** A trigger updates the counters, which must be locked. An account that has just been deleted rates nothing. */
export async function writeRating(
  transaction: Transaction,
  { user_id, story_id, stars }: Mark & { readonly stars: number },
  now: Date,
): Promise<void> {
  await sql`
    insert into story_ratings (user_id, story_id, stars, rated_at)
    select id, ${story_id}, ${stars}, ${now} from users where id = ${user_id} for key share
    on conflict (user_id, story_id) do update set stars = excluded.stars, rated_at = excluded.rated_at
      where story_ratings.stars <> excluded.stars
  `.execute(transaction);
}

export async function removeRating(transaction: Transaction, { user_id, story_id }: Mark): Promise<void> {
  await transaction
    .deleteFrom('story_ratings')
    .where('user_id', '=', user_id)
    .where('story_id', '=', story_id)
    .execute();
}

/** Every rating of a person, streamed as they are read. */
export function ratingsBy(db: Queries, user_id: string) {
  return rowsOf(
    db.selectFrom('story_ratings').where('user_id', '=', user_id).select(['story_id', 'stars', 'rated_at']),
    { by: ['story_id'] },
  );
}
