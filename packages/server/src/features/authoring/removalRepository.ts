import { STORY_FIELDS } from '@kathaloka/contract/storyFields';
import { sql } from 'kysely';
import type { Queries, Transaction } from '../../platform/db/schema.ts';

type TextField = {
  [F in keyof typeof STORY_FIELDS]: (typeof STORY_FIELDS)[F]['type'] extends 'text' ? F : never;
}[keyof typeof STORY_FIELDS];

/** All texts of a story, cleared, except for the title, which reports and the audit log still need. */
const CLEARED_TEXTS = Object.fromEntries(
  Object.entries(STORY_FIELDS)
    .filter(([name, { type }]) => type === 'text' && name !== 'title')
    .map(([name]) => [name, '']),
) as Record<Exclude<TextField, 'title'>, ''>;

/** The changes that clear the content of a deleted story. */
const EMPTIED = {
  status: 'archived',
  is_withdrawn: true,
  is_featured: false,
  is_open_to_guests: false,
  deletes_at: null,
  author_id: null,
  ...CLEARED_TEXTS,
  story_structure: '{}',
  layers: '{}',
  translations: '[]',
  meets: '[]',
  lore_cards: '[]',
  depiction: '[]',
  lexicon: '{}',
  working_copy: null,
  submitted_at: null,
  submission_note: '',
  review_note: null,
} as const;

/**
 * Deletes the stories of an author. A story that others play is only withdrawn: their sessions have its text, and it
 * is deleted after the last of these sessions. Requires the locks of the stories and their counters, so that no
 * session begins meanwhile. Returns the withdrawn stories.
 */
export async function removeStories(
  transaction: Transaction,
  author_id: string,
  { keepsPublic }: { readonly keepsPublic: boolean },
): Promise<string[]> {
  const isPlayed = sql<boolean>`exists (
    select from game_sessions where story_id = stories.id and user_id <> ${author_id}
  )`;
  const isGone = sql<boolean>`(published_at is null or deletes_at is not null or not ${keepsPublic}::boolean)`;
  const withdrawn = await transaction
    .updateTable('stories')
    .set((row) => ({ ...EMPTIED, version: row('version', '+', 1) }))
    .where('author_id', '=', author_id)
    .where(isGone)
    .where(isPlayed)
    .returning('id')
    .execute();
  const ids = withdrawn.map(({ id }) => id);
  await forgetTexts(transaction, ids);
  await transaction.deleteFrom('stories').where('author_id', '=', author_id).where(isGone).execute();
  return ids;
}

/** Deletes the earlier texts of stories. Sessions still have the snapshots that they play. */
async function forgetTexts(transaction: Transaction, ids: readonly string[]): Promise<void> {
  for (const table of ['story_versions', 'story_restore_points'] as const)
    await transaction
      .deleteFrom(table)
      .where('story_id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute();
}

/** Published stories of an author. */
export async function publishedIdsBy(db: Queries, author_id: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('stories')
    .where('author_id', '=', author_id)
    .where('status', '=', 'published')
    .select('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Clears the content of a locked story. */
export async function emptyStory(transaction: Transaction, id: string): Promise<void> {
  await transaction
    .updateTable('stories')
    .set((row) => ({ ...EMPTIED, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await forgetTexts(transaction, [id]);
  await transaction.deleteFrom('story_drafts').where('story_id', '=', id).execute();
}

/** Sets the day when an archived story is deleted, of which its players are told. A day that was set before stays. */
export async function announceDeletion(transaction: Transaction, id: string, on: Date): Promise<Date> {
  const { deletes_at } = await transaction
    .updateTable('stories')
    .set({ deletes_at: sql<Date>`coalesce(deletes_at, ${on})` })
    .where('id', '=', id)
    .returning('deletes_at')
    .executeTakeFirstOrThrow();
  return deletes_at ?? on;
}

/** Stories in the bin whose day has come. */
export function findDue(db: Queries, now: Date, limit: number) {
  return db
    .selectFrom('stories')
    .where('deletes_at', '<=', now)
    .select('id')
    .orderBy('deletes_at')
    .limit(limit)
    .execute();
}

/**
 * Deletes withdrawn stories without sessions, and returns their number. Locks their counters first, as everywhere;
 * locked ones are left for the next run.
 */
export async function deleteWithdrawn(db: Queries, limit: number): Promise<number> {
  // looks up one index entry for each story: with an equality condition, PostgreSQL may read all sessions
  const { numAffectedRows } = await sql`
    with unplayed as materialized (
      select id from stories where is_withdrawn and (
        select played.story_id from game_sessions played where played.story_id >= stories.id
        order by played.story_id limit 1
      ) is distinct from stories.id
      order by id limit ${limit}
    ), locked as materialized (
      select story_id from story_stats where story_id = any(array(select id from unplayed))
      order by story_id for update skip locked
    )
    delete from stories where id = any(array(select story_id from locked)) and is_withdrawn
  `.execute(db);
  return Number(numAffectedRows ?? 0);
}

export async function anonymiseStories(db: Queries, author_id: string): Promise<void> {
  await db.updateTable('stories').set({ author_id: null }).where('author_id', '=', author_id).execute();
}
