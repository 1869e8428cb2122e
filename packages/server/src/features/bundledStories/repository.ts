import { MACHINE_MADE } from '@kathaloka/contract/rules';
import { STORY_COLUMNS } from '@kathaloka/contract/storyFields';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queries, Row, Transaction } from '../../platform/db/schema.ts';

/** Makes concurrent starts run one after the other: each waits for the transaction of the previous one. */
export async function lockLibrary(transaction: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('kathaloka library'))`.execute(transaction);
}

/** Claims the seeds that were not claimed before, and returns their names. */
export async function claimSeedings(
  db: Queries,
  names: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const claimed = await db
    .insertInto('seedings')
    .values(names.map((name) => ({ name, seeded_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .execute();
  return new Set(claimed.map(({ name }) => name));
}

/** Whether the library was written before: its author is there from then on, even without any story. */
export async function hasLibrary(db: Queries, author_id: string): Promise<boolean> {
  const author = await db.selectFrom('users').select('id').where('id', '=', author_id).executeTakeFirst();
  return author !== undefined;
}

interface ShelfPart {
  readonly kind: 'category' | 'series' | 'story' | 'tag';
  readonly name: string;
  /** Differs if what a release brings of it has changed. */
  readonly digest: string;
}

/** What there is of all kinds that the library brings, by kind and id. */
export async function shelfState(db: Queries): Promise<ReadonlyMap<string, ShelfPart>> {
  const { rows } = await sql<ShelfPart & { id: string }>`
    select 'story' as kind, key as id, key as name, source_digest as digest from bundled_stories
    union all
    select 'series', id::text, title, md5(series::text || (
      select coalesce(string_agg(story_id::text, ' ' order by position), '') from series_parts where series_id = id
    )) from series
    union all
    select 'category', id::text, display_name, '' from categories
    union all
    select 'tag', id::text, display_name, '' from tags
    order by 1, 3
  `.execute(db);
  return new Map(rows.map(({ id, ...part }) => [`${part.kind} ${id}`, part]));
}

export async function categoryIds(db: Queries): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('categories').select('id').execute();
  return new Set(rows.map(({ id }) => id));
}

export async function tagIdsByName(db: Queries, names: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('tags')
    .select(['id', 'display_name'])
    .where('display_name', 'in', [...names, ''])
    .execute();
  return new Map(rows.map(({ id, display_name }) => [display_name, id]));
}

/**
 * The columns in the digest. A column that is added later must be left out while it is empty, so that the
 * digest of an unedited story does not change.
 */
const EDITABLE = ['id', 'author_id', 'status', 'created_at', 'published_at', ...STORY_COLUMNS] as const;

/** Columns that came after the first digests: they are in a digest only where they are set. */
const LATER_FLAGS: ReadonlySet<string> = new Set(['is_open_to_guests', ...MACHINE_MADE]);

/** The part of a row that the digest covers. */
export const withoutEmptyColumns = (
  row: object & {
    /** A JSON string while the row is not written yet. */
    readonly layers?: unknown;
    readonly translations?: unknown;
    readonly meets?: unknown;
  },
): object => {
  // `translations` is derived from the layers, and `meets` from the structure
  const { layers, translations: _, meets: __, ...content } = row;
  const before = Object.fromEntries(
    Object.entries(content).filter(([name, value]) => value !== false || !LATER_FLAGS.has(name)),
  );
  const hasLayers = Object.keys((typeof layers === 'string' ? JSON.parse(layers) : layers) ?? {}).length > 0;
  return { ...before, ...(hasLayers && { layers }) };
};

/** All editable columns of a story as one text. Undefined if it is gone or has unpublished changes. */
export async function editableText(db: Queries, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('stories')
    .select(EDITABLE)
    .select((from) =>
      jsonArrayFrom(
        from
          .selectFrom('story_tags')
          .whereRef('story_tags.story_id', '=', 'stories.id')
          .orderBy('position')
          .select('tag_id'),
      ).as('tags'),
    )
    .where('id', '=', id)
    // a story with unpublished changes counts as edited
    .where('working_copy', 'is', null)
    .executeTakeFirst();
  return (
    row &&
    JSON.stringify(
      Object.entries(withoutEmptyColumns(row)).sort(([one], [other]) => one.localeCompare(other)),
    )
  );
}

/** Sets the narrators of stories that still exist. */
export async function setTellers(
  db: Queries,
  tellers: readonly { readonly id: string; readonly name: string; readonly voice: string }[],
): Promise<void> {
  await sql`
    insert into story_tellers (story_id, name, voice)
    select stories.id, given.name, given.voice
    from jsonb_to_recordset(${JSON.stringify(tellers)}::jsonb) as given (id uuid, name text, voice text)
    join stories using (id)
    on conflict (story_id) do update set name = excluded.name, voice = excluded.voice
    where (story_tellers.name, story_tellers.voice) <> (excluded.name, excluded.voice)
  `.execute(db);
}

/** The ids of the given stories that still exist. */
export async function existingStories(db: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('stories')
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .select('id')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Addresses of the generated covers of one author's stories. */
export async function drawnCovers(db: Queries, authorId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('stories')
    .select('cover_image_url')
    .where('author_id', '=', authorId)
    .where('cover_image_url', 'like', '/covers/%')
    .orderBy('published_at', 'desc')
    .execute();
  return rows.flatMap(({ cover_image_url }) => cover_image_url ?? []);
}

export async function bundledStories(db: Queries): Promise<Map<string, Row<'bundled_stories'>>> {
  const rows = await db
    .selectFrom('bundled_stories')
    .select(['key', 'source_digest', 'row_digest'])
    .execute();
  return new Map(rows.map((row) => [row.key, row]));
}

export async function recordBundledStories(db: Queries, rows: Row<'bundled_stories'>[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('bundled_stories')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({
        source_digest: row.ref('excluded.source_digest'),
        row_digest: row.ref('excluded.row_digest'),
      })),
    )
    .execute();
}
