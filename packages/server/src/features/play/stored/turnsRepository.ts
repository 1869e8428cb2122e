import type { ActedBy, Turn } from '@kathaloka/contract/entities';
import type { PlayState, SheetState } from '@kathaloka/story';
import { type CompiledQuery, sql } from 'kysely';
import { columnsOf } from '../../../platform/db/columns.ts';
import type { NewRow, Queries, Row, Transaction } from '../../../platform/db/schema.ts';
import { actedBy } from './actorsRepository.ts';
import type { SessionKey } from './SessionKey.ts';

const TURN = columnsOf('turns');

/** A turn without its owner, whom its session names. */
export type TurnRow = Omit<Row<'turns'>, 'user_id'>;

/** A turn before it is stored; the rest of its row is written by the database. */
export type NewTurn = Omit<TurnRow, 'snapshot_id' | 'branch' | 'depth' | 'is_inherited' | 'told_offline_at'> &
  SessionKey;

export async function insertTurn(transaction: Transaction, turn: NewTurn): Promise<void> {
  await transaction.insertInto('turns').values(turnValues(turn)).execute();
}

export const turnValues = ({
  choices,
  remembered,
  state,
  notes,
  parts,
  struck,
  ...turn
}: NewTurn): NewRow<'turns'> => ({
  ...turn,
  choices: JSON.stringify(choices),
  remembered: JSON.stringify(remembered),
  state: JSON.stringify(state),
  notes: notes === null ? null : JSON.stringify(notes),
  parts: parts === null ? null : JSON.stringify(parts),
  struck: struck === null ? null : JSON.stringify(struck),
});

/** The size of a row without its texts, including its index entries. */
const ROW_BYTES = 600;

/** A typed line is stored with its turn, and its sentences in the memory, each with those beside it. */
const TYPED_COPIES = 3;

/** The approximate size of a turn on disk. */
export function bytesOf(turn: NewTurn): number {
  const { ai_response, user_input, prompt, choices, remembered, state, notes, parts, struck } = turn;
  const data = JSON.stringify([choices, remembered, state, notes, parts, struck]);
  const typed = TYPED_COPIES * Buffer.byteLength(user_input ?? '');
  const texts = [ai_response, prompt, data];
  return texts.reduce((sum, text) => sum + Buffer.byteLength(text ?? ''), ROW_BYTES + typed);
}

export function findTurn(
  db: Queries,
  { id, ...key }: SessionKey & { readonly id: string },
): Promise<TurnRow | undefined> {
  return turnsOfSession(db, key).where('id', '=', id).executeTakeFirst();
}

/** The turns of a session. Callers may add conditions. */
export const turnsOfSession = (db: Queries, { session_id, user_id }: SessionKey) =>
  db
    .selectFrom('turns')
    .where('session_id', '=', session_id)
    .where('turns.user_id', '=', user_id)
    .select(TURN);

interface PathFrom extends Pick<SessionKey, 'user_id'> {
  /** The turn at which the path ends. */
  readonly from: string;
}

/** The columns that pages show. */
const SHOWN = [
  'id',
  'parent_id',
  'telling_of',
  'action_type',
  'user_input',
  'selected_choice',
  'selected_answer',
  'ai_response',
  'parts',
  'struck',
  'choices',
  'perhaps_meant',
  'image_url',
  'image_alt',
  'style',
  'model_used',
  'told_by',
  'credits_consumed',
  'committed_at',
  'success',
  'told_offline_at',
] as const;

const SHOWN_COLUMNS = sql.join(SHOWN.map((column) => sql.ref(`turns.${column}`)));

/** The SQL of `isSceneAt`. */
export const enters = sql<boolean>`(coalesce(turns.state -> 'turns_in_node' = '0', false) and not turns.state ? 'put_down')`;

/** The SQL of `sceneEntered`, for a turn and the state of the turn before. */
const entered = (user_id: string) => sql<string | null>`case
  when turns.action_type <> 'show' and ${enters} and not exists (
    select from turns as before where before.id = turns.parent_id and before.state -> 'scenes' ? (turns.state ->> 'node')
      and before.user_id = ${user_id}
  ) then turns.state ->> 'node'
end`;

/** A turn as a page shows it, without long columns that it does not show. */
export interface ShownTurn extends Pick<TurnRow, (typeof SHOWN)[number]> {
  /** Whether it begins a scene. */
  readonly is_scene: boolean;
  /** The scene that it has entered for the first time. */
  readonly entered: string | null;
  /** Set if several play. */
  readonly acted_by?: ActedBy | null;
  readonly noted?: Noted;
}

/** What the log says of a turn beside its text. */
export type Noted = Pick<Turn, 'check' | 'changes'>;
/** The part of a state that tells it. */
export type NotedState = SheetState & Pick<PlayState, 'check'>;

/** That part of the states of these turns, by their ids. */
export async function findNoted(
  db: Queries,
  { user_id, ids }: Pick<SessionKey, 'user_id'> & { readonly ids: readonly string[] },
): Promise<ReadonlyMap<string, NotedState>> {
  const { rows } = await sql<
    { id: string } & Omit<NotedState, 'check'> & { check: NotedState['check'] | null }
  >`
    select id, state -> 'numbers' as numbers, state -> 'things' as things, state -> 'check' as "check"
    from turns where id = any(${ids}::uuid[]) and turns.user_id = ${user_id}
  `.execute(db);
  return new Map(rows.map(({ id, check, ...state }) => [id, { ...state, ...(check && { check }) }]));
}

export interface PathTurn extends ShownTurn {
  /** The state of the newest turn; null for the others. */
  readonly state: TurnRow['state'] | null;
}

/** The path that leads to a turn, newest first: the turn, its parent, and so on. */
export async function findPath(db: Queries, asked: PathAsked): Promise<PathTurn[]> {
  const { rows } = await db.getExecutor().executeQuery(pathTo(db, asked));
  return rows;
}

type PathAsked = PathFrom & { readonly limit: number };

/** The statement of `findPath`, to be sent together with others. */
export function pathTo(db: Queries, { from, user_id, limit }: PathAsked): CompiledQuery<PathTurn> {
  return sql<PathTurn>`
    with recursive path as (
      select id, parent_id, 1 as step from turns where id = ${from} and turns.user_id = ${user_id}
      union all
      select turns.id, turns.parent_id, path.step + 1
      from path join turns on turns.id = path.parent_id and turns.user_id = ${user_id}
      where path.step < ${limit}
    )
    select ${SHOWN_COLUMNS}, case step when 1 then state end as state,
      turns.action_type <> 'show' and ${enters} as is_scene,
      ${entered(user_id)} as entered, ${actedBy(user_id)} as acted_by
    from path join turns on turns.id = path.id and turns.user_id = ${user_id} order by step
  `.compile(db);
}

/**
 * The ids of the path to a turn, newest first, back to `back_to` or to the beginning. Reading only ids keeps even a
 * long path small.
 */
export async function findPathIds(
  db: Queries,
  { from, user_id, back_to }: PathFrom & { readonly back_to?: string | undefined },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive path as (
      select id, parent_id, 1 as step from turns where id = ${from} and turns.user_id = ${user_id}
      union all
      select turns.id, turns.parent_id, path.step + 1 from path join turns on turns.id = path.parent_id and turns.user_id = ${user_id}
      where ${back_to ?? null}::uuid is null or path.id > ${back_to ?? null}
    )
    select id from path order by step
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Those of the turns that exist, in the order of the ids. */
export async function findTurns(
  db: Queries,
  { session_id, user_id }: SessionKey,
  ids: readonly string[],
): Promise<TurnRow[]> {
  const rows = await db
    .selectFrom('turns')
    .where('session_id', '=', session_id)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .where('turns.user_id', '=', user_id)
    .select(TURN)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The ids of all tellings of a turn, oldest first, by the id of the first one. */
export type Retellings = ReadonlyMap<string, readonly string[]>;

/** The retellings of these turns. A turn that was told once has no entry. */
export async function findRetellings(
  db: Queries,
  { user_id }: Pick<SessionKey, 'user_id'>,
  firsts: readonly string[],
): Promise<Retellings> {
  if (firsts.length === 0) return new Map();
  const rows = await db
    .selectFrom('turns')
    .where('telling_of', 'in', firsts)
    .where('turns.user_id', '=', user_id)
    .orderBy('id')
    .select(['id', 'telling_of'])
    .execute();
  return retellingsIn(rows);
}

type RetellingRow = Pick<TurnRow, 'id' | 'telling_of'>;

/** The rows of retellings, oldest first, by the id of the first telling. */
export function retellingsIn(rows: readonly RetellingRow[]): Retellings {
  const retellings = new Map<string, string[]>();
  for (const { id, telling_of } of rows) {
    const first = telling_of!;
    retellings.set(first, [...(retellings.get(first) ?? [first]), id]);
  }
  return retellings;
}

/** The statement that finds the retellings of all turns on a path, for sending with `pathTo`. */
export function retellingsOnPath(
  db: Queries,
  { from, user_id, limit }: PathAsked,
): CompiledQuery<RetellingRow> {
  return sql<RetellingRow>`
    with recursive path as (
      select id, parent_id, telling_of, 1 as step from turns where id = ${from} and turns.user_id = ${user_id}
      union all
      select turns.id, turns.parent_id, turns.telling_of, path.step + 1
      from path join turns on turns.id = path.parent_id and turns.user_id = ${user_id}
      where path.step < ${limit}
    )
    select turns.id, turns.telling_of from path
    join turns on turns.telling_of = coalesce(path.telling_of, path.id) and turns.user_id = ${user_id}
    order by turns.id
  `.compile(db);
}

/** More characters than a list shows of a text. */
const BEGINNING = 1000;

const beginningOf = (column: 'ai_response' | 'user_input') =>
  sql<string | null>`left(${sql.ref(column)}, ${BEGINNING})`.as(column);

interface TreePage extends SessionKey {
  /** The id of a turn: only turns that were told before it. */
  readonly before?: string | undefined;
  readonly limit: number;
}

/** Turns of a session, newest first, with the beginning of each text. */
export function findTree(db: Queries, { session_id, user_id, before, limit }: TreePage) {
  const turns = db
    .selectFrom('turns')
    .where('session_id', '=', session_id)
    .where('turns.user_id', '=', user_id)
    .orderBy('id', 'desc')
    .limit(limit)
    .select(['id', 'parent_id', 'action_type', 'selected_choice', 'selected_answer'])
    .select([beginningOf('ai_response'), beginningOf('user_input')])
    .select(entered(user_id).as('entered'));
  return (before === undefined ? turns : turns.where('id', '<', before)).execute();
}
