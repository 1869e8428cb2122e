import { sql } from 'kysely';
import type { Queries } from '../../platform/db/schema.ts';

/** The input of a story's cover, and the address that the story has. */
export async function findCover(
  db: Queries,
  storyId: string,
): Promise<{ cover: unknown; cover_image_url: string | null; is_fetched: boolean } | undefined> {
  return db
    .selectFrom('stories')
    .select(['cover', 'cover_image_url', sql<boolean>`cover_picture is not null`.as('is_fetched')])
    .where('id', '=', storyId)
    .executeTakeFirst();
}

/** The picture that was fetched for a story, if it still has this address. */
export async function findCoverPicture(
  db: Queries,
  { id, address }: { readonly id: string; readonly address: string },
): Promise<Buffer | null> {
  const row = await db
    .selectFrom('stories')
    .select('cover_picture')
    .where('id', '=', id)
    .where('cover_image_url', '=', address)
    .executeTakeFirst();
  return row?.cover_picture ?? null;
}

/** The ids of the given stories that exist. */
export async function existingStories(db: Queries, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('stories')
    .select('id')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Notes a picture, so that a sweep checks it after the turn that shows it must have been committed. */
export async function noteLoose(db: Queries, address: string): Promise<void> {
  await db
    .insertInto('loose_pictures')
    .values({ address, since: sql<Date>`clock_timestamp()` })
    .execute();
}

interface LoosePictures {
  readonly hours: number;
  /** The time after which the next page of the list begins. */
  readonly after: Date | null;
  readonly limit: number;
}

/** The pictures that were noted longest ago, by the clock of the database. */
export function findLoose(db: Queries, { hours, after, limit }: LoosePictures) {
  let query = db
    .selectFrom('loose_pictures')
    .where('since', '<', sql<Date>`clock_timestamp() - make_interval(hours => ${hours})`)
    .select(['address', 'since'])
    .orderBy('since')
    .limit(limit);
  if (after) query = query.where('since', '>', after);
  return query.execute();
}

export async function forgetLoose(db: Queries, address: string, since: Date): Promise<void> {
  await db
    .deleteFrom('loose_pictures')
    .where('address', '=', address)
    .where('since', '<=', sql<Date>`${since}::timestamptz + interval '1 millisecond'`)
    .execute();
}
