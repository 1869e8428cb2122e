import { type CompiledQuery, sql } from 'kysely';
import type { Queries } from '../../../platform/db/schema.ts';
import { sendTogether } from '../../../platform/db/sendTogether.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import type { TurnRow } from '../stored/turnsRepository.ts';

type PastTurnRow = Pick<
  TurnRow,
  'id' | 'action_type' | 'user_input' | 'selected_choice' | 'selected_answer' | 'ai_response'
>;

export interface PastTurns {
  /** The newest turn first. */
  readonly path: readonly PastTurnRow[];
  /** The notes that the narrator stored last on the path; null if it stored none. */
  readonly notes: unknown;
  /** The newest texts of the session, newest first, including those of undone turns. */
  readonly recentTexts: readonly string[];
  /** The texts of the requested tellings, oldest first. */
  readonly tellings: readonly string[];
}

interface PastOf extends SessionKey {
  /** The turn at which the path ends. */
  readonly turn_id: string;
  readonly tellings: readonly string[];
  /** The maximum number of turns of the path. */
  readonly turns: number;
  /** The maximum number of recent texts. */
  readonly limit: number;
}

/** Reads what was told before a turn, in one round trip. */
export async function findPast(db: Queries, { tellings, ...past }: PastOf): Promise<PastTurns> {
  const [path, recent, told = []] = await sendTogether(db, [
    pathTo(db, past),
    recentTexts(db, past),
    ...(tellings.length > 0 ? [textsOf(db, past, tellings)] : []),
  ]);
  return {
    path,
    notes: path[0]?.notes ?? null,
    recentTexts: textsIn(recent),
    tellings: textsIn(told),
  };
}

interface TextRow {
  readonly ai_response: string | null;
}

const textsIn = (rows: readonly TextRow[]): string[] =>
  rows.flatMap(({ ai_response }) => (ai_response === null ? [] : [ai_response]));

/**
 * The last turns on the path to a turn. States and choices are not read: each is as long as a text. Pictures
 * and verbatim scenes have no notes of their own.
 */
function pathTo(
  db: Queries,
  { user_id, turn_id, turns }: Omit<PastOf, 'tellings' | 'limit'>,
): CompiledQuery<PastTurnRow & { readonly notes: unknown }> {
  return sql<PastTurnRow & { notes: unknown }>`
    with recursive path as (
      select id, parent_id, action_type, user_input, selected_choice, selected_answer, ai_response, 1 as step
      from turns where id = ${turn_id} and turns.user_id = ${user_id}
      union all
      select turns.id, turns.parent_id, turns.action_type, turns.user_input, turns.selected_choice,
        turns.selected_answer, turns.ai_response, path.step + 1
      from path join turns on turns.id = path.parent_id and turns.user_id = ${user_id} where path.step < ${turns}
    )
    select id, action_type, user_input, selected_choice, selected_answer, ai_response,
      case step when 1 then (
        select turns.notes from path as noted
        join turns on turns.id = noted.id and turns.user_id = ${user_id} where turns.notes is not null
        order by noted.step limit 1
      ) end as notes
    from path order by step
  `.compile(db);
}

function recentTexts(
  db: Queries,
  { session_id, user_id, limit }: Omit<PastOf, 'tellings' | 'turns'>,
): CompiledQuery<TextRow> {
  return db
    .selectFrom('turns')
    .where('session_id', '=', session_id)
    .where('turns.user_id', '=', user_id)
    .orderBy('id', 'desc')
    .limit(limit)
    .select('ai_response')
    .compile();
}

function textsOf(
  db: Queries,
  { session_id, user_id }: SessionKey,
  ids: readonly string[],
): CompiledQuery<TextRow> {
  return db
    .selectFrom('turns')
    .where('session_id', '=', session_id)
    .where('turns.user_id', '=', user_id)
    .where('id', 'in', ids)
    .orderBy('id')
    .select('ai_response')
    .compile();
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
