import { sql } from 'kysely';
import type { Ratings } from '../../platform/db/published.ts';
import { rowsOf } from '../../platform/db/rowsOf.ts';
import type { Queries, Transaction } from '../../platform/db/schema.ts';

export const REACTIONS = { likes: 'likes_total', bookmarks: 'bookmarks_total' } as const;
export type Reaction = keyof typeof REACTIONS;

export interface Mark {
  readonly user_id: string;
  readonly story_id: string;
}

/**
 * Locks the counters of a story, but not the story, until the transaction ends, so that reactions to it run
 * one after the other. False if a reader who sees these ratings cannot see the story.
 */
export async function lockPublishedStats(
  transaction: Transaction,
  id: string,
  ratings: Ratings,
): Promise<boolean> {
  let visible = transaction
    .selectFrom('story_stats')
    .where('story_id', '=', id)
    .where('is_published', '=', true);
  if (ratings) {
    const rated = transaction.selectFrom('stories').where('content_rating', 'in', ratings).select('id');
    visible = visible.where('story_id', 'in', rated.where('id', '=', id));
  }
  return (await visible.select('story_id').forNoKeyUpdate().executeTakeFirst()) !== undefined;
}

/** False if the mark exists already, or the account has just been deleted. */
export async function addMark(
  transaction: Transaction,
  reaction: Reaction,
  mark: Mark,
  now: Date,
): Promise<boolean> {
  const added = await transaction
    .insertInto(reaction)
    .columns(['user_id', 'story_id', 'created_at'])
    .expression((person) =>
      person
        .selectFrom('users')
        .where('id', '=', mark.user_id)
        .select([
          'id',
          sql<string>`${mark.story_id}::uuid`.as('story'),
          sql<Date>`${now}::timestamptz`.as('now'),
        ])
        .forKeyShare(),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('story_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** False if there was no such mark. */
export async function removeMark(db: Queries, reaction: Reaction, mark: Mark): Promise<boolean> {
  const removed = await db
    .deleteFrom(reaction)
    .where('user_id', '=', mark.user_id)
    .where('story_id', '=', mark.story_id)
    .returning('story_id')
    .executeTakeFirst();
  return removed !== undefined;
}

export async function hasMark(
  db: Queries,
  reaction: Reaction,
  { user_id, story_id }: Mark,
): Promise<boolean> {
  return (await findMarked(db, reaction, user_id, [story_id])).has(story_id);
}

export async function countMarks(db: Queries, reaction: Reaction, story_id: string): Promise<number> {
  const { total } = await db
    .selectFrom('story_stats')
    .where('story_id', '=', story_id)
    .select(`${REACTIONS[reaction]} as total`)
    .executeTakeFirstOrThrow();
  return total;
}

/** The ids of the given stories that a person has marked. */
export async function findMarked(
  db: Queries,
  reaction: Reaction,
  user_id: string,
  storyIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom(reaction)
    .where('user_id', '=', user_id)
    // one array parameter for any number of ids, so that the statement is planned once
    .where('story_id', '=', sql<string>`any(${storyIds}::uuid[])`)
    .select('story_id')
    .execute();
  return new Set(rows.map(({ story_id }) => story_id));
}

interface TieRow {
  readonly user_id: string;
  readonly story_id: string;
  readonly tie: 'liked' | 'bookmarked' | 'written';
}

/**
 * Which of these stories these people like, have bookmarked or have written. The text of the statement is the
 * same for any number of people and stories.
 */
export async function findTies(
  db: Queries,
  people: readonly string[],
  stories: readonly string[],
): Promise<TieRow[]> {
  const { rows } = await sql<TieRow>`
    select user_id, story_id, 'liked' as tie from likes
    where user_id = any(${people}::uuid[]) and story_id = any(${stories}::uuid[])
    union all select user_id, story_id, 'bookmarked' from bookmarks
    where user_id = any(${people}::uuid[]) and story_id = any(${stories}::uuid[])
    union all select author_id, id, 'written' from stories
    where author_id = any(${people}::uuid[]) and id = any(${stories}::uuid[])
  `.execute(db);
  return rows;
}

/** Every story that a person has marked, streamed as they are read. */
export function markedBy(db: Queries, reaction: Reaction, user_id: string) {
  return rowsOf(db.selectFrom(reaction).where('user_id', '=', user_id).select('story_id'), {
    by: ['story_id'],
  });
}

/**
 * Locks everything that the deletion of an account changes, until the transaction ends. Lock order: counters,
 * then stories, each by id, as everywhere, so that readers who like or rate these stories, the indexer and other
 * deletions wait without a deadlock.
 */
export async function lockStoriesOf(transaction: Transaction, user_id: string): Promise<void> {
  await sql`
    select story_id from story_stats
    where story_id in (
      select id from stories where author_id = ${user_id}
      union select story_id from likes where user_id = ${user_id}
      union select story_id from bookmarks where user_id = ${user_id}
      union select story_id from story_ratings where user_id = ${user_id}
    )
    order by story_id for update
  `.execute(transaction);
  await sql`select id from stories where author_id = ${user_id} order by id for update`.execute(transaction);
}
