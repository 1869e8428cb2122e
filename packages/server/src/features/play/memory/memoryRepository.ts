import { sql } from 'kysely';
import type { Queries } from '../../../platform/db/schema.ts';
import type { SessionKey } from '../sessions/SessionKey.ts';
import type { TurnRow } from '../turns/turnsRepository.ts';

type PastTurnRow = Pick<
  TurnRow,
  'id' | 'action_type' | 'user_input' | 'selected_choice' | 'selected_answer' | 'ai_response'
>;

interface PastTurns {
  /** The newest turn first. */
  readonly path: readonly PastTurnRow[];
  /** What the narrator stored last on the path; null if it stored nothing. */
  readonly notes: unknown;
}

/**
 * What was told on the way to a turn, at most so many turns of it. Of states and choices nothing is read: each is as
 * long as a text. Pictures, and what is told as written, keep no notes of their own.
 */
export async function findPastTurns(
  db: Queries,
  {
    user_id,
    turn_id,
    limit,
  }: Pick<SessionKey, 'user_id'> & { readonly turn_id: string; readonly limit: number },
): Promise<PastTurns> {
  const { rows } = await sql<PastTurnRow & { notes: unknown }>`
    with recursive path as (
      select id, parent_id, action_type, user_input, selected_choice, selected_answer, ai_response, 1 as step
      from turns where id = ${turn_id} and turns.user_id = ${user_id}
      union all
      select turns.id, turns.parent_id, turns.action_type, turns.user_input, turns.selected_choice,
        turns.selected_answer, turns.ai_response, path.step + 1
      from path join turns on turns.id = path.parent_id and turns.user_id = ${user_id} where path.step < ${limit}
    )
    select id, action_type, user_input, selected_choice, selected_answer, ai_response,
      case step when 1 then (
        select turns.notes from path as noted
        join turns on turns.id = noted.id and turns.user_id = ${user_id} where turns.notes is not null
        order by noted.step limit 1
      ) end as notes
    from path order by step
  `.execute(db);
  return { path: rows, notes: rows[0]?.notes ?? null };
}

/** The newest texts of a session, also those that were undone; the newest first. */
export async function findRecentTexts(
  db: Queries,
  { session_id, user_id, limit }: SessionKey & { readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('turns')
    .where('session_id', '=', session_id)
    .where('turns.user_id', '=', user_id)
    .orderBy('id', 'desc')
    .limit(limit)
    .select('ai_response')
    .execute();
  return rows.flatMap(({ ai_response }) => (ai_response === null ? [] : [ai_response]));
}

/** The texts of these turns, in the order in which they were told. */
export async function findTexts(
  db: Queries,
  { session_id, user_id, ids }: SessionKey & { readonly ids: readonly string[] },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('turns')
    .where('session_id', '=', session_id)
    .where('turns.user_id', '=', user_id)
    .where('id', 'in', ids)
    .orderBy('id')
    .select('ai_response')
    .execute();
  return rows.flatMap(({ ai_response }) => ai_response ?? []);
}

export async function findPicturesInUse(db: Queries, addresses: readonly string[]): Promise<string[]> {
  if (addresses.length === 0) return [];
  const rows = await db
    .selectFrom('turns')
    .where('image_url', 'in', addresses)
    .where('image_url', 'like', '/pictures/%')
    .select('image_url')
    .distinct()
    .execute();
  return rows.flatMap(({ image_url }) => image_url ?? []);
}

/** The style and the text of a turn's picture, if the turn has one. */
export function findDrawing(db: Queries, id: string) {
  return db
    .selectFrom('turns')
    .where('id', '=', id)
    .where('image_url', 'is not', null)
    .select(['style', 'prompt'])
    .executeTakeFirst();
}
