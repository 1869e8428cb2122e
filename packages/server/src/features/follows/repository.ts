import { sql } from 'kysely';
import { isOfAuthor, isPublicAuthor } from '../../platform/db/authorPages.ts';
import { isPublished } from '../../platform/db/published.ts';
import { rowsOf } from '../../platform/db/rowsOf.ts';
import type { Queries, Transaction } from '../../platform/db/schema.ts';

export interface Tie {
  readonly user_id: string;
  readonly author_id: string;
}

export async function isFollowed(db: Queries, { user_id, author_id }: Tie): Promise<boolean> {
  const found = await db
    .selectFrom('author_follows')
    .where('user_id', '=', user_id)
    .where('author_id', '=', author_id)
    .select('author_id')
    .executeTakeFirst();
  return found !== undefined;
}

export async function countFollows(db: Queries, user_id: string): Promise<number> {
  const { followed } = await db
    .selectFrom('author_follows')
    .where('user_id', '=', user_id)
    .select(({ fn }) => fn.countAll<string>().as('followed'))
    .executeTakeFirstOrThrow();
  return Number(followed);
}

/** An author whose account has just been deleted is not followed. */
export async function addFollow(
  transaction: Transaction,
  { user_id, author_id }: Tie,
  now: Date,
): Promise<void> {
  await sql`
    insert into author_follows (user_id, author_id, followed_at)
    select ${user_id}, id, ${now} from users where id = ${author_id} for key share
    on conflict do nothing
  `.execute(transaction);
}

export async function removeFollow(db: Queries, { user_id, author_id }: Tie): Promise<void> {
  await db
    .deleteFrom('author_follows')
    .where('user_id', '=', user_id)
    .where('author_id', '=', author_id)
    .execute();
}

/** The authors whom a reader follows and who may have a page, by name. */
export function followedBy(db: Queries, user_id: string) {
  return db
    .selectFrom('author_follows')
    .innerJoin('users', 'users.id', 'author_follows.author_id')
    .where('user_id', '=', user_id)
    .where(isPublicAuthor)
    .orderBy(sql`lower(coalesce(display_name, username))`)
    .orderBy('users.id')
    .select(['users.id', 'username', 'display_name', 'avatar_url'])
    .execute();
}

/** Every author whom a person follows, streamed as they are read. */
export function followsOf(db: Queries, user_id: string) {
  return rowsOf(
    db.selectFrom('author_follows').where('user_id', '=', user_id).select(['author_id', 'followed_at']),
    { by: ['author_id'] },
  );
}

/** Until when a reader has been told what is new; undefined if they want no letter. */
export async function toldUntil(db: Queries, user_id: string): Promise<Date | undefined> {
  const letter = await db
    .selectFrom('follow_letters')
    .where('user_id', '=', user_id)
    .select('told_until')
    .executeTakeFirst();
  return letter?.told_until;
}

export async function wantLetter(db: Queries, user_id: string, now: Date): Promise<void> {
  await db
    .insertInto('follow_letters')
    .values({ user_id, told_until: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function wantNoLetter(db: Queries, user_id: string): Promise<void> {
  await db.deleteFrom('follow_letters').where('user_id', '=', user_id).execute();
}

const isNew = sql<boolean>`stories.published_at > greatest(told_until, followed_at)`;

const newStories = (db: Queries) =>
  db
    .selectFrom('follow_letters')
    .innerJoin('author_follows', 'author_follows.user_id', 'follow_letters.user_id')
    .innerJoin('users', 'users.id', 'author_follows.author_id')
    .innerJoin('stories', 'stories.author_id', 'users.id')
    .where(isPublicAuthor)
    .where(isPublished)
    .where(isOfAuthor)
    .where(isNew);

/** The readers who were last told before this time, and of whose authors there is something new. */
export async function findDue(db: Queries, before: Date, limit: number): Promise<string[]> {
  const due = await newStories(db)
    .where('told_until', '<=', before)
    .groupBy('follow_letters.user_id')
    .orderBy('told_until')
    .limit(limit)
    .select('follow_letters.user_id')
    .execute();
  return due.map(({ user_id }) => user_id);
}

/** What is new for a reader, newest first. */
export function findNew(db: Queries, user_id: string, limit: number) {
  return newStories(db)
    .where('follow_letters.user_id', '=', user_id)
    .orderBy('stories.published_at', 'desc')
    .orderBy('stories.id', 'desc')
    .limit(limit)
    .select(['stories.title', 'users.username'])
    .execute();
}

/** False if the reader has been told by another process, or wants no letter any more. */
export async function moveToldUntil(
  transaction: Transaction,
  { user_id, before, now }: { readonly user_id: string; readonly before: Date; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('follow_letters')
    .set({ told_until: now })
    .where('user_id', '=', user_id)
    .where('told_until', '<=', before)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
