import { PLAYED_FIELDS } from '@kathaloka/contract/storyFields';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { columnsOf } from '../../platform/db/columns.ts';
import type { NewRow, Queries, Row, Transaction } from '../../platform/db/schema.ts';

const SESSION = columnsOf('game_sessions');
const TURN = columnsOf('turns');

export type SessionRow = Row<'game_sessions'>;
export type TurnRow = Row<'turns'>;
export type NewSession = NewRow<'game_sessions'>;
/** A turn before it is stored; the rest of its row is written by the database. */
export type NewTurn = Omit<TurnRow, 'snapshot_id' | 'branch' | 'depth'>;
/** What a session shows of the state of its newest turn. */
export type SessionSummaryRow = Pick<
  SessionRow,
  'current_xp' | 'choices_made' | 'scenes_completed' | 'completion_percentage' | 'is_completed' | 'last_line'
>;

/** Latest session first, each with its turns in order. */
export function findSessions(db: Queries, user_id: string) {
  return db
    .selectFrom('game_sessions')
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .select(['id', 'story_id', 'created_at'])
    .select((session) =>
      jsonArrayFrom(
        session
          .selectFrom('turns')
          .whereRef('turns.session_id', '=', 'game_sessions.id')
          .orderBy('committed_at')
          .orderBy('id')
          .select([
            'id',
            'committed_at',
            'action_type',
            'user_input',
            'selected_choice',
            'ai_response',
            'image_url',
          ]),
      ).as('turns'),
    )
    .execute();
}

/** What sessions play, and what shows it. */
export const SNAPSHOT_FIELDS = [
  'title',
  'cover_image_url',
  'image_alt',
  'content_rating',
  'total_scenes',
  ...PLAYED_FIELDS,
] as const;

/**
 * The snapshot of the story as it is now: the one that earlier sessions share, or a new one. Undefined if there is no
 * such story.
 */
export async function takeSnapshot(
  db: Queries,
  { id, story_id, now }: { readonly id: string; readonly story_id: string; readonly now: Date },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with taken as (
      select jsonb_build_object(${sql.join([...SNAPSHOT_FIELDS, 'cover'].flatMap((field) => [sql.lit(field), sql.ref(field)]))})
        as content
      from stories where id = ${story_id}
    )
    insert into story_snapshots (id, story_id, digest, content, created_at)
    select ${id}, ${story_id}, encode(sha256(convert_to(content::text, 'UTF8')), 'hex'), content, ${now} from taken
    on conflict (story_id, digest) do update set digest = excluded.digest
    returning id
  `.execute(db);
  return rows[0]?.id;
}

export async function findSnapshot(
  db: Queries,
  id: string,
): Promise<{ readonly story_id: string; readonly content: unknown } | undefined> {
  return db
    .selectFrom('story_snapshots')
    .where('id', '=', id)
    .select(['story_id', 'content'])
    .executeTakeFirst();
}

export async function insertSession(
  transaction: Transaction,
  { session, first }: { readonly session: NewSession; readonly first: NewTurn },
): Promise<void> {
  await transaction.insertInto('game_sessions').values(session).execute();
  await insertTurn(transaction, first);
}

export async function insertTurn(transaction: Transaction, turn: NewTurn): Promise<void> {
  await transaction.insertInto('turns').values(turnValues(turn)).execute();
}

export const turnValues = ({ choices, remembered, state, ...turn }: NewTurn): NewRow<'turns'> => ({
  ...turn,
  choices: JSON.stringify(choices),
  remembered: JSON.stringify(remembered),
  state: JSON.stringify(state),
});

export async function countPlay(db: Queries, story_id: string): Promise<void> {
  await db
    .updateTable('story_stats')
    .set((row) => ({ plays_total: row('plays_total', '+', 1) }))
    .where('story_id', '=', story_id)
    .execute();
}

export async function findOwner(db: Queries, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('game_sessions').where('id', '=', id).select('user_id').executeTakeFirst();
  return row?.user_id;
}

export function findSession(db: Queries, id: string): Promise<SessionRow | undefined> {
  return db.selectFrom('game_sessions').where('id', '=', id).select(SESSION).executeTakeFirst();
}

/** Locked until the transaction ends: what moves the head of a session holds this. */
export function lockSession(transaction: Transaction, id: string): Promise<SessionRow | undefined> {
  return transaction
    .selectFrom('game_sessions')
    .where('id', '=', id)
    .select(SESSION)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** The session of a story that was played last. */
export function findLatestSession(
  db: Queries,
  { user_id, story_id }: { readonly user_id: string; readonly story_id: string },
): Promise<SessionRow | undefined> {
  return db
    .selectFrom('game_sessions')
    .where('user_id', '=', user_id)
    .where('story_id', '=', story_id)
    .orderBy('is_completed')
    .orderBy('updated_at', 'desc')
    .select(SESSION)
    .limit(1)
    .executeTakeFirst();
}

/** The one that was played last comes first. */
export function findRecentSessions(
  db: Queries,
  { user_id, open, limit }: { readonly user_id: string; readonly open: boolean; readonly limit: number },
) {
  let query = db
    .selectFrom('game_sessions')
    .innerJoin('story_snapshots', 'story_snapshots.id', 'game_sessions.snapshot_id')
    .where('user_id', '=', user_id)
    .orderBy('updated_at', 'desc')
    .orderBy('game_sessions.id')
    .limit(limit)
    .select(SESSION)
    .select(sql`story_snapshots.content - 'story_structure' - 'lore_cards' - 'lexicon'`.as('content'));
  if (open) query = query.where('is_completed', '=', false);
  return query.execute();
}

export function findTurn(
  db: Queries,
  { session_id, id }: { readonly session_id: string; readonly id: string },
): Promise<TurnRow | undefined> {
  return db
    .selectFrom('turns')
    .where('session_id', '=', session_id)
    .where('id', '=', id)
    .select(TURN)
    .executeTakeFirst();
}

/** The path that leads to a turn, newest first: the turn, its parent, and so on. */
export async function findPath(db: Queries, from: string, limit: number): Promise<TurnRow[]> {
  return db
    .withRecursive('path', (query) =>
      query
        .selectFrom('turns')
        .where('id', '=', from)
        .select(TURN)
        .select(sql<number>`1`.as('step'))
        .unionAll((before) =>
          before
            .selectFrom('turns')
            .innerJoin('path', 'path.parent_id', 'turns.id')
            .where('path.step', '<', limit)
            .select(TURN)
            .select(sql<number>`path.step + 1`.as('step')),
        ),
    )
    .selectFrom('path')
    .orderBy('step')
    .select(columnsOf('turns', 'path'))
    .execute();
}

/** The ids of all retellings of a turn, oldest first, by the turn that was told first. It is the first of them. */
export type Retellings = ReadonlyMap<string, readonly string[]>;

/** The retellings of these turns; of those that were told once there are none. */
export async function findRetellings(db: Queries, firsts: readonly string[]): Promise<Retellings> {
  if (firsts.length === 0) return new Map();
  const rows = await db
    .selectFrom('turns')
    .where('telling_of', 'in', firsts)
    .orderBy('id')
    .select(['id', 'telling_of'])
    .execute();
  const retellings = new Map<string, string[]>();
  for (const { id, telling_of } of rows) {
    const first = telling_of!;
    retellings.set(first, [...(retellings.get(first) ?? [first]), id]);
  }
  return retellings;
}

/** More than is shown of a text that a line stands for. */
const BEGINNING = 1000;
const beginningOf = (column: 'ai_response' | 'user_input') =>
  sql<string | null>`left(${sql.ref(column)}, ${BEGINNING})`.as(column);

/** The whole tree of a session, in the order in which it was told; of each text the beginning. */
export function findTree(db: Queries, session_id: string) {
  return db
    .selectFrom('turns')
    .where('session_id', '=', session_id)
    .orderBy('committed_at')
    .orderBy('id')
    .select(['id', 'parent_id', 'action_type', 'selected_choice'])
    .select([beginningOf('ai_response'), beginningOf('user_input')])
    .execute();
}

export async function deleteSession(transaction: Transaction, id: string): Promise<void> {
  await transaction.deleteFrom('game_sessions').where('id', '=', id).execute();
}

/** False: there were none. */
export async function deleteSomeSessions(
  transaction: Transaction,
  user_id: string,
  limit: number,
): Promise<boolean> {
  const some = transaction
    .selectFrom('game_sessions')
    .where('user_id', '=', user_id)
    .select('id')
    .orderBy('id')
    .limit(limit);
  const { numDeletedRows } = await transaction
    .deleteFrom('game_sessions')
    .where('id', 'in', some)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const isUnusedBy = (table: 'game_sessions' | 'session_snapshots' | 'story_versions') => sql<boolean>`
  not exists (select from ${sql.table(table)} where snapshot_id = story_snapshots.id)
`;

/** Snapshots that no session plays any more and that are no version of their story. */
export async function deleteUnusedSnapshots(db: Queries, before: Date): Promise<void> {
  await db
    .deleteFrom('story_snapshots')
    .where('created_at', '<', before)
    .where(isUnusedBy('game_sessions'))
    .where(isUnusedBy('session_snapshots'))
    .where(isUnusedBy('story_versions'))
    .execute();
}

/** Only of stories whose rate has changed. */
export async function updateCompletionRates(db: Queries): Promise<void> {
  await sql`
    update story_stats set completion_rate = played.rate
    from (
      select story_id, (100.0 * count(*) filter (where is_completed) / count(*))::real as rate
      from game_sessions group by story_id
    ) played
    where played.story_id = story_stats.story_id and completion_rate is distinct from played.rate
  `.execute(db);
}
