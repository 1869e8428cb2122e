import { sql } from 'kysely';
import type { Queries } from '../../platform/db/schema.ts';

export const REACTIONS = { likes: 'likes_total', bookmarks: 'bookmarks_total' } as const;
export type Reaction = keyof typeof REACTIONS;

export interface Mark {
  readonly user_id: string;
  readonly story_id: string;
}

/** Keeps the story as it is for others who react to it, until the transaction ends. False: there is no such story to a reader. */
export async function lockPublishedStory(db: Queries, id: string): Promise<boolean> {
  const story = await db
    .selectFrom('stories')
    .where('id', '=', id)
    .where('status', '=', 'published')
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return story !== undefined;
}

/** False: it was there already, or the person has left a moment ago. */
export async function addMark(db: Queries, reaction: Reaction, mark: Mark, now: Date): Promise<boolean> {
  const added = await db
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

/** False: it was not there. */
export async function removeMark(db: Queries, reaction: Reaction, mark: Mark): Promise<boolean> {
  const removed = await db
    .deleteFrom(reaction)
    .where('user_id', '=', mark.user_id)
    .where('story_id', '=', mark.story_id)
    .returning('story_id')
    .executeTakeFirst();
  return removed !== undefined;
}

export async function countMarks(db: Queries, reaction: Reaction, story_id: string): Promise<number> {
  const { total } = await db
    .selectFrom('stories')
    .where('id', '=', story_id)
    .select(`${REACTIONS[reaction]} as total`)
    .executeTakeFirstOrThrow();
  return total;
}

/** Which of these stories a person has marked so. */
export async function findMarked(
  db: Queries,
  reaction: Reaction,
  user_id: string,
  storyIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom(reaction)
    .where('user_id', '=', user_id)
    // one text, however many they are: it is planned once
    .where('story_id', '=', sql<string>`any(${storyIds}::uuid[])`)
    .select('story_id')
    .execute();
  return new Set(rows.map(({ story_id }) => story_id));
}

/** Every story that a person has marked so, the last one first. */
export async function markedBy(db: Queries, reaction: Reaction, user_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom(reaction)
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('story_id')
    .select('story_id')
    .execute();
  return rows.map(({ story_id }) => story_id);
}

/**
 * Holds every story that a person has marked or written until the transaction ends. What goes with the person changes
 * all of them: held in one order, they never let two who leave at the same moment wait for each other.
 */
export async function holdStoriesOf(db: Queries, user_id: string): Promise<void> {
  await sql`
    select id from stories
    where id in (
      select id from stories where author_id = ${user_id}
      union select story_id from likes where user_id = ${user_id}
      union select story_id from bookmarks where user_id = ${user_id}
    )
    order by id for no key update
  `.execute(db);
}
