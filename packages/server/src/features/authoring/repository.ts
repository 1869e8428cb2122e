import type { MyStory } from '@kathaloka/contract/entities';
import { STORY_COLUMNS } from '@kathaloka/contract/storyFields';
import { sql, type Updateable } from 'kysely';
import { lockAccount } from '../../platform/db/lockAccount.ts';
import { rowsOf } from '../../platform/db/rowsOf.ts';
import type { NewRow, Queries, Row, Tables, Transaction } from '../../platform/db/schema.ts';

const EDITED = [
  'id',
  'author_id',
  'status',
  'created_at',
  'published_at',
  ...STORY_COLUMNS,
  'cover_source',
  'version',
  'working_copy',
  'review_note',
  'submitted_at',
  'submission_note',
  'is_withdrawn',
  'deletes_at',
] as const;

/** The last decision about a report, until the author hides it or publishes a later version. */
const REPORT_DECISION = sql<MyStory['report_decision']>`(
  select json_build_object(
    'decision', decision, 'note', note,
    'decided_at', to_char(decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) from reports
  where story_id = stories.id and state = 'acted' and decision <> 'revoke'
    and (decisions_hidden_until is null or decided_at > decisions_hidden_until)
    and not exists (
    select from story_versions
    where story_versions.story_id = stories.id and published_at > reports.decided_at
  )
  order by decided_at desc limit 1
)`;

/** What an administrator did to the story last, until its author hides it. */
const ADMIN_ACT = sql<MyStory['admin_act']>`(
  select json_build_object(
    'number', number, 'act', act, 'kinds', kinds,
    'at', to_char(stored_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) from story_restore_points
  where story_restore_points.story_id = stories.id and by_admin and not is_hidden
  order by number desc limit 1
)`;

const WORK = [
  sql<number | null>`(select max(number) from story_versions where story_id = stories.id)`.as(
    'published_version',
  ),
  REPORT_DECISION.as('report_decision'),
  ADMIN_ACT.as('admin_act'),
] as const;

/** Everything that an author has written of a story, with its tags in order and the number of its newest version. */
function selectEdited(db: Queries) {
  return db
    .selectFrom('stories')
    .select(EDITED)
    .select([
      sql<string[]>`array(
        select tag_id::text from story_tags where story_id = stories.id order by position
      )`.as('tag_ids'),
      ...WORK,
    ]);
}

export type EditedRow = NonNullable<Awaited<ReturnType<typeof findEdited>>>;

export function findEdited(db: Queries, id: string) {
  return selectEdited(db).where('id', '=', id).executeTakeFirst();
}

/** The address of a story's cover, and from where it was fetched. */
export function findCoverSource(db: Queries, id: string) {
  return db
    .selectFrom('stories')
    .where('id', '=', id)
    .select(['cover_image_url', 'cover_source'])
    .executeTakeFirst();
}

/** The covers of the next stories by id. */
export function findCoversAfter(
  db: Queries,
  { after, limit }: { readonly after: string | null; readonly limit: number },
) {
  const query = db.selectFrom('stories').select(['id', 'cover_image_url']).orderBy('id').limit(limit);
  return (after === null ? query : query.where('id', '>', after)).execute();
}

/** Replaces the cover of a story that still has this one. Its author's open forms stay valid. */
export async function setCover(
  db: Queries,
  { id, url }: { readonly id: string; readonly url: string },
  cover: Pick<Row<'stories'>, 'cover_image_url' | 'cover_source' | 'cover_picture'>,
): Promise<void> {
  await db
    .updateTable('stories')
    .set(cover)
    .where('id', '=', id)
    .where('cover_image_url', '=', url)
    .execute();
}

/**
 * Locks a story until the transaction ends, so that a change is based on its stored state. Locks its counters first:
 * triggers write them with the story, and who counts plays or likes locks them before the story.
 */
export async function lockStory(transaction: Transaction, id: string) {
  await transaction
    .selectFrom('story_stats')
    .where('story_id', '=', id)
    .select('story_id')
    .forNoKeyUpdate()
    .execute();
  return selectEdited(transaction).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** The ids of all stories of an author, in any status, newest first. */
export function storyIdsBy(db: Queries, author_id: string) {
  return rowsOf(db.selectFrom('stories').where('author_id', '=', author_id).select('id'), {
    by: ['created_at', 'id'],
    isDescending: true,
  });
}

/** The state of the work on these stories, without their texts. */
function selectWork(db: Queries) {
  return db
    .selectFrom('stories')
    .select(['id', 'version', 'review_note', 'submitted_at', 'deletes_at'])
    .select([sql<boolean>`working_copy is not null`.as('has_unpublished_changes'), ...WORK]);
}

export type WorkRow = Awaited<ReturnType<typeof findWorkBy>>[number];

export function findWorkBy(db: Queries, author_id: string) {
  return selectWork(db)
    .where('author_id', '=', author_id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export function findWork(db: Queries, id: string) {
  return selectWork(db).where('id', '=', id).executeTakeFirst();
}

/** Hides the decisions about reports up to a time; later ones are shown. */
export async function hideDecisions(db: Queries, { id, until }: { id: string; until: Date }): Promise<void> {
  await db
    .updateTable('stories')
    .set({
      decisions_hidden_until: sql`greatest(decisions_hidden_until, (
        select max(decided_at) from reports where story_id = stories.id and decided_at <= ${until}
      ))`,
    })
    .where('id', '=', id)
    .execute();
}

/** The stories that await review, longest waiting first. */
export function findSubmitted(db: Queries, limit: number) {
  return db
    .selectFrom('stories')
    .where('submitted_at', 'is not', null)
    .orderBy('submitted_at')
    .orderBy('id')
    .select(['id', 'version', 'submitted_at', 'submission_note', 'status'])
    .limit(limit)
    .execute();
}

/** Null if the author has deleted their account, undefined if there is no such story. */
export async function findAuthor(db: Queries, id: string): Promise<string | null | undefined> {
  const row = await db.selectFrom('stories').where('id', '=', id).select('author_id').executeTakeFirst();
  return row?.author_id;
}

/** Locks the account, so that concurrent requests cannot exceed the limit of stories. */
export async function lockAndCountStories(transaction: Transaction, author_id: string): Promise<number> {
  await lockAccount(transaction, author_id);
  return countStories(transaction, author_id);
}

/** How many stories an account has, not counting those in the bin. */
export async function countStories(db: Queries, author_id: string): Promise<number> {
  const { count } = await db
    .selectFrom('stories')
    .where('author_id', '=', author_id)
    .where('deletes_at', 'is', null)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The story that an earlier request with this key has created. */
export async function findCreated(
  transaction: Queries,
  author_id: string,
  creation_key: string,
): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('stories')
    .where('author_id', '=', author_id)
    .where('creation_key', '=', creation_key)
    .select('id')
    .executeTakeFirst();
  return row?.id;
}

/** Locks a category until the transaction ends, so that it cannot be deleted. */
export async function lockCategory(transaction: Transaction, id: string): Promise<boolean> {
  const found = await transaction
    .selectFrom('categories')
    .where('id', '=', id)
    .select('id')
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}

export async function lockTags(transaction: Transaction, ids: readonly string[]): Promise<Set<string>> {
  const found = await transaction
    .selectFrom('tags')
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .select('id')
    .forKeyShare()
    .execute();
  return new Set(found.map(({ id }) => id));
}

/** Updates a locked story, and raises its version. */
export async function saveEdited(
  transaction: Transaction,
  id: string,
  changes: Omit<Updateable<Tables['stories']>, 'id' | 'version'>,
): Promise<void> {
  await transaction
    .updateTable('stories')
    .set((row) => ({ ...changes, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** False if a story with this id exists. */
export async function insertStory(db: Queries, story: NewRow<'stories'>): Promise<boolean> {
  const inserted = await db
    .insertInto('stories')
    .values(story)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function setTags(db: Queries, story_id: string, tagIds: readonly string[]): Promise<void> {
  await db.deleteFrom('story_tags').where('story_id', '=', story_id).execute();
  const links = tagIds.map((tag_id, position) => ({ story_id, tag_id, position }));
  if (links.length > 0) await db.insertInto('story_tags').values(links).execute();
}

/** Moves stories of every status to another category. */
export async function moveToCategory(db: Queries, from: string, into: string): Promise<void> {
  await db.updateTable('stories').set({ category_id: into }).where('category_id', '=', from).execute();
}

/** Replaces a tag by another one, in the same place. A story that has both tags then has the other one once. */
export async function retag(db: Queries, from: string, into: string): Promise<void> {
  await sql`
    insert into story_tags (story_id, tag_id, position)
    select story_id, ${into}::uuid, position from story_tags where tag_id = ${from}
    on conflict (story_id, tag_id) do update set position = least(story_tags.position, excluded.position)
  `.execute(db);
  await db.deleteFrom('story_tags').where('tag_id', '=', from).execute();
}

export async function setStories(
  db: Queries,
  ids: readonly string[],
  change: Partial<Pick<Row<'stories'>, 'status' | 'is_featured' | 'deletes_at'>>,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('stories')
    .set(change)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
}
