import { type ExpressionBuilder, sql } from 'kysely';
import { isPublished } from '../../platform/db/published.ts';
import { rowsOf } from '../../platform/db/rowsOf.ts';
import type { NewRow, Queries, Row, Tables, Transaction } from '../../platform/db/schema.ts';

/** A link without its tale. */
const LISTED = [
  'shared_turns.id',
  'shared_turns.token',
  'shared_turns.user_id',
  'shared_turns.session_id',
  'shared_turns.turn_id',
  'shared_turns.story_id',
  'shared_turns.title',
  'shared_turns.language',
  'shared_turns.last_line',
  'shared_turns.shows_typed',
  'shared_turns.plays',
  'shared_turns.created_at',
] as const;

type Open = ExpressionBuilder<Tables, 'shared_turns'>;

/**
 * Whether others can open a link: all users may read its story, its session exists, and its account is
 * neither closed nor blocked. A part of the statement that reads the link, so that no cached answer is used
 * after the link has ended.
 */
const isOpen = (by: Open) =>
  by.and([
    by.exists(
      by
        .selectFrom('stories')
        .whereRef('stories.id', '=', 'shared_turns.story_id')
        .where(isPublished)
        .where('is_premium', '=', false)
        .select(sql`1`.as('one')),
    ),
    by.exists(
      by
        .selectFrom('game_sessions')
        .whereRef('game_sessions.id', '=', 'shared_turns.session_id')
        .whereRef('game_sessions.user_id', '=', 'shared_turns.user_id')
        .where('deleted_at', 'is', null)
        .select(sql`1`.as('one')),
    ),
    by.exists(
      by
        .selectFrom('users')
        .whereRef('users.id', '=', 'shared_turns.user_id')
        .where('closed_at', 'is', null)
        .where('blocked_at', 'is', null)
        .select(sql`1`.as('one')),
    ),
  ]);

/** The only look-up by a token. It finds the owner, which all other queries need. */
const byToken = (db: Queries, token: string) =>
  db.selectFrom('shared_turns').where('token', '=', token).where(isOpen);

/** A link without its tale, if others can open it. */
export function findOpenLink(db: Queries, token: string) {
  return byToken(db, token)
    .select([...LISTED, 'shared_turns.pages_format'])
    .executeTakeFirst();
}

/** A link with its tale. Undefined if others cannot open it, for any reason. */
export function findOpen(db: Queries, token: string) {
  return byToken(db, token)
    .select(LISTED)
    .select(['shared_turns.tale', 'shared_turns.pages_format'])
    .executeTakeFirst();
}

export type OpenRow = NonNullable<Awaited<ReturnType<typeof findOpen>>>;

export interface PageKey {
  readonly token: string;
  /** Page 1 has the newest parts. */
  readonly page: number;
}

/** A stored page. Empty if the link has no such page, or its pages are not stored yet. */
export function findPage(db: Queries, { token, page }: PageKey) {
  return byToken(db, token)
    .leftJoin('shared_pages', (join) =>
      join
        .onRef('shared_pages.shared_turn_id', '=', 'shared_turns.id')
        .onRef('shared_pages.user_id', '=', 'shared_turns.user_id')
        .on('shared_pages.page', '=', page),
    )
    .select(['shared_turns.id', 'shared_turns.user_id', 'shared_turns.pages_format', 'shared_pages.gzipped'])
    .executeTakeFirst();
}

type LinkKey = Pick<Row<'shared_turns'>, 'id' | 'user_id'>;

/** Locks a link until the transaction ends. Undefined if it is gone, or has pages of this format or a higher one. */
export function lockWithoutPages(transaction: Transaction, { id, user_id }: LinkKey, format: number) {
  return transaction
    .selectFrom('shared_turns')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .where((by) => by.or([by('pages_format', 'is', null), by('pages_format', '<', format)]))
    .forUpdate()
    .select(['id', 'user_id', 'session_id', 'turn_id', 'story_id', 'shows_typed', 'tale'])
    .executeTakeFirst();
}

/** Replaces the tale and the pages of a lower format. */
export async function replacePages(
  transaction: Transaction,
  { id, user_id }: LinkKey,
  {
    pages,
    ...stored
  }: Pick<NewRow<'shared_turns'>, 'pages_format' | 'tale' | 'last_line'> & {
    readonly pages: readonly Buffer[];
  },
): Promise<void> {
  await transaction
    .deleteFrom('shared_pages')
    .where('shared_turn_id', '=', id)
    .where('user_id', '=', user_id)
    .execute();
  await insertPages(transaction, { id, user_id }, pages);
  await transaction
    .updateTable('shared_turns')
    .set(stored)
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .execute();
}

export async function insertPages(
  transaction: Transaction,
  { id: shared_turn_id, user_id }: LinkKey,
  pages: readonly Buffer[],
): Promise<void> {
  await transaction
    .insertInto('shared_pages')
    .values(pages.map((gzipped, at) => ({ shared_turn_id, user_id, page: at + 1, gzipped })))
    .execute();
}

export async function findOwner(db: Queries, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('shared_turns').where('id', '=', id).select('user_id').executeTakeFirst();
  return row?.user_id;
}

/** The newest first. */
export function findSharedBy(db: Queries, user_id: string) {
  return db
    .selectFrom('shared_turns')
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .select(LISTED)
    .select((by) => isOpen(by).as('is_open'))
    .execute();
}

export type ListedRow = Awaited<ReturnType<typeof findSharedBy>>[number];

export async function countSharedBy(db: Queries, user_id: string): Promise<number> {
  const { total } = await db
    .selectFrom('shared_turns')
    .where('user_id', '=', user_id)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

type Key = Pick<Row<'shared_turns'>, 'user_id' | 'turn_id' | 'shows_typed'>;

/** The existing link to this turn with the same choice about typed words. */
export function findMade(db: Queries, { user_id, turn_id, shows_typed }: Key) {
  return db
    .selectFrom('shared_turns')
    .where('user_id', '=', user_id)
    .where('turn_id', '=', turn_id)
    .where('shows_typed', '=', shows_typed)
    .select(LISTED)
    .select((by) => isOpen(by).as('is_open'))
    .executeTakeFirst();
}

/** False if there is a link to this turn with the same choice. */
export async function insertShared(transaction: Transaction, row: NewRow<'shared_turns'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('shared_turns')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'turn_id', 'shows_typed']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** False if there was no such link. */
export async function deleteShared(
  db: Queries,
  { id, user_id }: { readonly id: string; readonly user_id: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('shared_turns')
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export function findStory(db: Queries, id: string) {
  return db.selectFrom('stories').where('id', '=', id).select(['status', 'is_premium']).executeTakeFirst();
}

/** Counts a session begun from a link, unless by its owner. False if others can no longer open it. */
export async function countPlay(
  transaction: Transaction,
  { id, user_id }: Pick<OpenRow, 'id' | 'user_id'>,
  player: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('shared_turns')
    .set({ plays: sql`plays + ${player === user_id ? 0 : 1}` })
    .where('id', '=', id)
    .where('user_id', '=', user_id)
    .where(isOpen)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function insertPlay(transaction: Transaction, row: NewRow<'shared_plays'>): Promise<void> {
  await transaction.insertInto('shared_plays').values(row).execute();
}

/** The scenes at which sessions began from links, and how many readers began, without the author. */
export async function countPlaysFrom(db: Queries, story_id: string) {
  const { rows } = await sql<{ node: string; times: number; readers: number }>`
    select node, count(*)::int as times, count(distinct shared_plays.user_id)::int as readers
    from shared_plays join stories on stories.id = shared_plays.story_id
    where shared_plays.story_id = ${story_id} and node is not null
      and shared_plays.user_id is distinct from stories.author_id
    group by node
  `.execute(db);
  return rows;
}

/** The links of a person for the export of the account, streamed as they are read. */
export const sharedBy = (db: Queries, user_id: string) =>
  rowsOf(
    db.selectFrom('shared_turns').where('user_id', '=', user_id).select(LISTED).select('shared_turns.tale'),
    { by: ['created_at', 'id'], size: 20 },
  );

export const playsBy = (db: Queries, user_id: string) =>
  rowsOf(
    db
      .selectFrom('shared_plays')
      .where('user_id', '=', user_id)
      .select(['session_id', 'story_id', 'begun_at']),
    { by: ['begun_at', 'session_id'] },
  );
