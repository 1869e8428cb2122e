import { sql } from 'kysely';
import type { Queries } from '../../platform/db/schema.ts';

export async function findSalt(db: Queries, day: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('share_salts').where('day', '=', day).select('salt').executeTakeFirst();
  return row?.salt;
}

/** The salt of a day is the first one that any process brings; those of other days are forgotten. */
export async function keepSalt(db: Queries, day: string, salt: Buffer): Promise<void> {
  await db
    .insertInto('share_salts')
    .values({ day, salt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db.deleteFrom('share_salts').where('day', '<', day).execute();
}

export interface Share {
  readonly story_id: string;
  readonly day: string;
  readonly sharer: Buffer;
}

/** Once for each sharer and day, and only of a story that readers see. */
export async function addShare(db: Queries, { story_id, day, sharer }: Share): Promise<void> {
  await sql`
    insert into shares (story_id, day, sharer)
    select id, ${day}, ${sharer} from stories where id = ${story_id} and status = 'published'
    on conflict do nothing
  `.execute(db);
}

/** Undefined: there is no such story to a reader. */
export async function countShares(db: Queries, story_id: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('stories')
    .where('id', '=', story_id)
    .where('status', '=', 'published')
    .select('shares_count')
    .executeTakeFirst();
  return row?.shares_count;
}
