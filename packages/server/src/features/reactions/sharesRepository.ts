import { sql } from 'kysely';
import { isPublished } from '../../platform/db/published.ts';
import type { Queries } from '../../platform/db/schema.ts';

export async function findSalt(db: Queries, day: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('share_salts').where('day', '=', day).select('salt').executeTakeFirst();
  return row?.salt;
}

/** Inserts the salt of a day, unless another process has inserted one. */
export async function insertSalt(db: Queries, day: string, salt: Buffer): Promise<void> {
  await db
    .insertInto('share_salts')
    .values({ day, salt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteSaltsBefore(db: Queries, day: string): Promise<void> {
  await db.deleteFrom('share_salts').where('day', '<', day).execute();
}

export interface Share {
  readonly story_id: string;
  readonly day: string;
  readonly sharer: Buffer;
}

/** Adds a share, once per sharer and day, and only for a story that readers can see. */
export async function addShare(db: Queries, { story_id, day, sharer }: Share): Promise<void> {
  await sql`
    insert into shares (story_id, day, sharer)
    select id, ${day}, ${sharer} from stories where id = ${story_id} and ${isPublished}
    on conflict do nothing
  `.execute(db);
}

/** Undefined if readers cannot see the story. */
export async function countShares(db: Queries, story_id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('story_stats')
    .where('story_id', '=', story_id)
    .where('is_published', '=', true)
    .select('shares_count')
    .executeTakeFirst();
  return row?.shares_count;
}
