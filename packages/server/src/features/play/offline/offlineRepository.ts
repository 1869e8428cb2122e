import type { OfflineBrought, Language } from '@kathaloka/contract/entities';
import { sql } from 'kysely';
import { columnsOf } from '../../../platform/db/columns.ts';
import { deleteSome } from '../../../platform/db/deleteSome.ts';
import { rowsOf } from '../../../platform/db/rowsOf.ts';
import type { NewRow, Queries, Row, Transaction } from '../../../platform/db/schema.ts';
import { enters } from '../stored/turnsRepository.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import type { ReplayedTurn } from './replayMoves.ts';

const PLAY = columnsOf('offline_plays');

export type OfflinePlayRow = Row<'offline_plays'>;

export interface OfflineKey {
  readonly user_id: string;
  readonly offline_id: string;
}

export function findOfflinePlay(
  db: Queries,
  { user_id, offline_id }: OfflineKey,
): Promise<OfflinePlayRow | undefined> {
  return playOf(db, { user_id, offline_id }).executeTakeFirst();
}

/** Locks the play until the transaction ends, so that its uploads run one after the other. */
export function lockOfflinePlay(
  transaction: Transaction,
  key: OfflineKey,
): Promise<OfflinePlayRow | undefined> {
  return playOf(transaction, key).forNoKeyUpdate().executeTakeFirst();
}

const playOf = (db: Queries, { user_id, offline_id }: OfflineKey) =>
  db
    .selectFrom('offline_plays')
    .where('user_id', '=', user_id)
    .where('offline_id', '=', offline_id)
    .select(PLAY);

interface NewPlay extends OfflineKey {
  readonly story_id: string;
  readonly snapshot_id: string;
  readonly language: Language | null;
  readonly brought: OfflineBrought | null;
  readonly begun_at: Date;
  readonly uploaded_at: Date;
}

/** Inserts a play without moves. False if another request has inserted it. */
export async function insertOfflinePlay(
  transaction: Transaction,
  { brought, ...play }: NewPlay,
): Promise<boolean> {
  const row: NewRow<'offline_plays'> = {
    ...play,
    brought: brought && JSON.stringify(brought),
    session_id: null,
    turn_id: null,
    digests: Buffer.alloc(0),
  };
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('offline_plays')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Updates a locked play. */
export async function updateOfflinePlay(
  transaction: Transaction,
  { user_id, offline_id }: OfflineKey,
  change: Partial<
    Pick<OfflinePlayRow, 'session_id' | 'turn_id' | 'undo_xp' | 'digests' | 'uploaded_at' | 'snapshot_id'>
  >,
): Promise<void> {
  await transaction
    .updateTable('offline_plays')
    .set(change)
    .where('user_id', '=', user_id)
    .where('offline_id', '=', offline_id)
    .execute();
}

interface Told extends SessionKey {
  readonly snapshot_id: string;
  readonly now: Date;
}

/** A turn with the choices that it offers. The first turn has no parent and no choice. */
export type OfflineTurn = Pick<ReplayedTurn, 'id' | 'state' | 'ai_response' | 'told_offline_at'> & {
  readonly parent_id: string | null;
  readonly selected_choice: string | null;
  readonly selected_answer: string | null;
  readonly choices: readonly object[];
  readonly from_node: string | null;
};

/**
 * Inserts turns in one statement, each after its parent. They are `is_inherited`, like copies, so that
 * statistics leave them out: offline turns cost nothing and earn nothing. Their scenes still count as visited
 * by the reader.
 */
export async function insertOfflineTurns(
  transaction: Transaction,
  told: Told,
  turns: readonly OfflineTurn[],
): Promise<void> {
  for (let from = 0; from < turns.length; from += TURNS_AT_A_TIME) {
    await insertSome(transaction, told, turns.slice(from, from + TURNS_AT_A_TIME));
  }
}

/** A turn of a great play has a state of some hundred kilobytes. */
const TURNS_AT_A_TIME = 20;

async function insertSome(
  transaction: Transaction,
  { session_id, user_id, snapshot_id, now }: Told,
  turns: readonly OfflineTurn[],
): Promise<void> {
  const rows = JSON.stringify(turns.map((turn, place) => ({ ...turn, place })));
  await sql`
    with told as materialized (
      select place, id, parent_id, selected_choice, selected_answer, ai_response, choices, state, told_offline_at, from_node
      from jsonb_to_recordset(${rows}::jsonb) as told (
        place integer, id uuid, parent_id uuid, selected_choice text, selected_answer text, ai_response text, choices jsonb,
        state jsonb, told_offline_at timestamptz, from_node text
      )
    ), visited as (
      insert into scene_visits (session_id, user_id, from_node, node)
      select ${session_id}::uuid, ${user_id}::uuid, from_node, state ->> 'node' from told as turns where ${enters} order by place
    )
    insert into turns (id, session_id, user_id, parent_id, committed_at, is_inherited, told_offline_at, snapshot_id,
      action_type, selected_choice, selected_answer, ai_response, choices, state)
    select id, ${session_id}::uuid, ${user_id}::uuid, parent_id, ${now}, true, told_offline_at, ${snapshot_id}::uuid,
      case when parent_id is null then 'story_start' else 'continue' end, selected_choice, selected_answer, ai_response,
      choices, state
    from told order by place
  `.execute(transaction);
}

/** For the export of an account's data; streamed as it is read. */
export function offlinePlaysOf(db: Queries, user_id: string) {
  return rowsOf(
    db
      .selectFrom('offline_plays')
      .where('user_id', '=', user_id)
      .select(['offline_id', 'story_id', 'session_id', 'digests', 'begun_at', 'uploaded_at']),
    { by: ['offline_id'] },
  );
}

/** Deletes plays whose session was deleted, if nothing was uploaded since. */
export const deleteForgotten = (
  db: Queries,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<number> =>
  deleteSome(db, 'offline_plays', {
    where: sql`uploaded_at < ${before} and not exists (
      select from game_sessions where id = offline_plays.session_id and game_sessions.user_id = offline_plays.user_id
    )`,
    by: 'uploaded_at',
    limit,
  });

/** Adds turns that were told offline to the counts of a session. */
export async function addTold(
  transaction: Transaction,
  { session_id, user_id }: SessionKey,
  { turns, bytes }: { readonly turns: number; readonly bytes: number },
): Promise<void> {
  await transaction
    .updateTable('game_sessions')
    .set({ turns_told: sql`turns_told + ${turns}`, told_bytes: sql`told_bytes + ${bytes}` })
    .where('id', '=', session_id)
    .where('user_id', '=', user_id)
    .execute();
}
