import { sql } from 'kysely';
import type { NewRow, Queries, Row, Transaction } from '../../../platform/db/schema.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import type { TaleTurn } from './TaleCopy.ts';

type Remembered = SessionKey & { readonly turns: readonly string[] };

/** All free text on a path, with the corrections of its memory, because later texts may repeat it. */
export async function findTyped(db: Queries, { session_id, user_id, turns }: Remembered): Promise<string[]> {
  const path = [...turns];
  const { rows } = await sql<{ typed: string }>`
    select user_input as typed from turns
    where session_id = ${session_id} and turns.user_id = ${user_id} and id = any(${path}::uuid[])
      and user_input is not null
    union all
    select value from session_facts
    where session_id = ${session_id} and session_facts.user_id = ${user_id} and turn_id = any(${path}::uuid[])
      and by = 'player' and value <> quote
  `.execute(db);
  return rows.map(({ typed }) => typed);
}

/** The player's answers on a path: each name that the story asked for, with its answer. */
export async function findAnswers(
  db: Queries,
  { session_id, user_id, turns }: Remembered,
): Promise<readonly (readonly [name: string, answer: string])[]> {
  const { rows } = await sql<{ name: string; answer: string }>`
    select distinct word ->> 0 as name, word ->> 1 as answer
    from turns cross join lateral jsonb_array_elements(coalesce(turns.state -> 'words', '[]')) as word
    where turns.session_id = ${session_id} and turns.user_id = ${user_id}
      and turns.id = any(${[...turns]}::uuid[])
  `.execute(db);
  return rows.map(({ name, answer }) => [name, answer] as const);
}

export function findFactsOf(db: Queries, { session_id, user_id, turns }: Remembered) {
  return db
    .selectFrom('session_facts')
    .where('session_id', '=', session_id)
    .where('session_facts.user_id', '=', user_id)
    .where('turn_id', '=', sql<string>`any(${[...turns]}::uuid[])`)
    .where('kind', '<>', 'forgotten')
    .orderBy('depth')
    .orderBy('key')
    .select(['turn_id', 'key', 'value', 'known_to', 'kind', 'by', 'quote', 'is_pinned'])
    .execute();
}

/** Finished summaries. */
export function findSummariesOf(db: Queries, { session_id, user_id, turns }: Remembered) {
  return db
    .selectFrom('session_summaries')
    .where('session_id', '=', session_id)
    .where('session_summaries.user_id', '=', user_id)
    .where('turn_id', '=', sql<string>`any(${[...turns]}::uuid[])`)
    .where('text', 'is not', null)
    .orderBy('depth')
    .orderBy('layer')
    .select(['turn_id', 'layer', sql<string>`text`.as('text')])
    .execute();
}

/** The numbers of the versions that a session has played, by snapshot. */
export async function findVersionsPlayed(
  db: Queries,
  { id, user_id, snapshot_id, story_version }: Row<'game_sessions'>,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('session_snapshots')
    .where('session_id', '=', id)
    .where('session_snapshots.user_id', '=', user_id)
    .select(['snapshot_id', 'story_version'])
    .execute();
  const played = rows.map((row) => [row.snapshot_id, row.story_version] as const);
  return new Map([...played, [snapshot_id, story_version]]);
}

/** A copied turn, before the database places it in the tree. */
export type InheritedTurn = Omit<TaleTurn, 'is_typed'> & {
  readonly id: string;
  readonly parent_id: string | null;
};

/** Inserts copies in order, because the database places each by its parent. The first one has its own depth. */
export async function insertInherited(
  transaction: Transaction,
  { session_id, user_id, now }: SessionKey & { readonly now: Date },
  turns: readonly InheritedTurn[],
): Promise<void> {
  await sql`
    insert into turns (id, session_id, user_id, parent_id, committed_at, is_inherited, depth, snapshot_id, action_type,
      user_input, selected_choice, selected_answer, ai_response, choices, perhaps_meant, understood_as, state,
      model_used, told_by, told_for, stepped_in, notes, parts)
    select told.id, ${session_id}::uuid, ${user_id}::uuid, told.parent_id, ${now}, true, told.depth, told.snapshot_id,
      action_type, user_input, selected_choice, selected_answer, ai_response, choices, perhaps_meant, understood_as,
      state, model_used, told_by, told_for, stepped_in, notes, parts
    from jsonb_to_recordset(${JSON.stringify(turns.map((turn, place) => ({ ...turn, place })))}::jsonb) as told (
      place integer, id uuid, parent_id uuid, depth integer, snapshot_id uuid, action_type text, user_input text,
      selected_choice text, selected_answer text, ai_response text, choices jsonb, perhaps_meant text, understood_as text, state jsonb,
      model_used text, told_by text, told_for text, stepped_in text, notes jsonb, parts jsonb
    ) order by place
  `.execute(transaction);
}

export interface Memory {
  readonly facts: readonly NewRow<'session_facts'>[];
  readonly words: readonly NewRow<'session_fact_words'>[];
  readonly summaries: readonly NewRow<'session_summaries'>[];
  readonly versions: readonly NewRow<'session_snapshots'>[];
}

export async function insertMemory(
  transaction: Transaction,
  { facts, words, summaries, versions }: Memory,
): Promise<void> {
  if (facts.length > 0)
    await transaction
      .insertInto('session_facts')
      .values([...facts])
      .execute();
  if (words.length > 0)
    await transaction
      .insertInto('session_fact_words')
      .values([...words])
      .execute();
  if (summaries.length > 0)
    await transaction
      .insertInto('session_summaries')
      .values([...summaries])
      .execute();
  if (versions.length > 0)
    await transaction
      .insertInto('session_snapshots')
      .values([...versions])
      .execute();
}
