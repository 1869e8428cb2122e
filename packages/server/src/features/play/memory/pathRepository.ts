import { sql } from 'kysely';
import { columnsOf } from '../../../platform/db/columns.ts';
import type { Queries } from '../../../platform/db/schema.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { choiceOf } from '../stored/choiceOf.ts';
import { enters, type TurnRow } from '../stored/turnsRepository.ts';

/** The path to a turn as pieces of branches, each from its beginning to a depth. */
export interface Path extends SessionKey {
  readonly branches: readonly string[];
  readonly depths: readonly number[];
  /** The number of turns told on the path. */
  readonly depth: number;
}

/** The turn at which a path ends. */
export type PathEnd = SessionKey & Pick<TurnRow, 'branch' | 'depth'>;

/** The part of a recursive statement that lists the branches before the last one of a path. */
const listedBefore = ({ user_id, branch }: Pick<PathEnd, 'user_id' | 'branch'>) => sql`
  listed as (
    select branches, depths, before from turn_branches
    where id = ${branch} and turn_branches.user_id = ${user_id}
    union all
    select turn_branches.branches, turn_branches.depths, turn_branches.before
    from listed
    join turn_branches on turn_branches.id = listed.before and turn_branches.user_id = ${user_id}
  )
`;

/** The branches of a path. This costs the same for any length, and hardly more for many forks. */
export async function findBranches(
  db: Queries,
  { session_id, user_id, branch, depth }: PathEnd,
): Promise<Path> {
  const { rows } = await sql<Pick<Path, 'branches' | 'depths'>>`
    with recursive ${listedBefore({ user_id, branch })} select branches, depths from listed
  `.execute(db);
  return {
    session_id,
    user_id,
    depth,
    branches: [branch, ...rows.flatMap(({ branches }) => branches)],
    depths: [depth, ...rows.flatMap(({ depths }) => depths)],
  };
}

/**
 * The turn that follows `from` on the path to a later turn, however far away that is. If the path leaves
 * the branch here, it is the first turn of another branch; otherwise it is the next turn of the same branch.
 */
export async function findNextTowards(db: Queries, from: TurnRow, to: PathEnd): Promise<TurnRow | undefined> {
  const { branches } = await findBranches(db, to);
  const following = await db
    .selectFrom('turns')
    .where('parent_id', '=', from.id)
    .where('turns.user_id', '=', to.user_id)
    .select(columnsOf('turns'))
    .execute();
  return (
    following.find(({ id }) => branches.includes(id)) ??
    following.find(({ branch }) => branch === from.branch)
  );
}

/** The part of a statement that `isOnPath` needs: up to which depth the path follows each branch. */
export function asPath({ branches, depths }: Path) {
  const reach = Object.fromEntries(branches.map((branch, at) => [branch, depths[at]]));
  return sql`path as materialized (select ${JSON.stringify(reach)}::jsonb as reach)`;
}

/** The same of a recursive statement that finds the path itself. */
export const asPathTo = ({ user_id, branch, depth }: Omit<PathEnd, 'session_id'>) => sql`
  ${listedBefore({ user_id, branch })}, path as materialized (
    select coalesce(jsonb_object_agg(earlier.branch, earlier.depth), '{}')
      || jsonb_build_object(${branch}::text, ${depth}::integer) as reach
    from listed cross join lateral unnest(listed.branches, listed.depths) as earlier (branch, depth)
  )
`;

/** Whether a row of a table belongs to a turn of the path. Looked up by its branch, so that many forks cost no more than few. */
export const isOnPath = (
  { session_id, user_id }: SessionKey,
  table: 'session_facts' | 'session_fact_words' | 'session_summaries',
) => sql`
  ${sql.ref(`${table}.session_id`)} = ${session_id} and ${sql.ref(`${table}.user_id`)} = ${user_id}
  and ${sql.ref(`${table}.depth`)} <= ((select reach from path) ->> ${sql.ref(`${table}.branch`)}::text)::integer
`;

/** The turns of a path in a range of depths, oldest first, without pictures. */
export async function findTurnsBetween(
  db: Queries,
  path: Path,
  { from, to }: { readonly from: number; readonly to: number },
) {
  const { rows } = await sql<
    Pick<
      TurnRow,
      | 'id'
      | 'branch'
      | 'depth'
      | 'action_type'
      | 'user_input'
      | 'selected_choice'
      | 'selected_answer'
      | 'ai_response'
    >
  >`
    select turns.id, turns.branch, turns.depth, action_type, user_input, selected_choice, selected_answer, ai_response
    from unnest(${[...path.branches]}::uuid[], ${[...path.depths]}::integer[]) as path (branch, depth)
    join turns on turns.branch = path.branch and turns.depth <= path.depth and turns.user_id = ${path.user_id}
    where turns.depth between ${from} and ${to} and action_type <> 'show'
    order by turns.depth
  `.execute(db);
  return rows;
}

/** How many steps are read: enough for any way to an ending. Of a longer way the latest ones are read. */
const STEPS_READ = 400;
const TURNS_READ = 1000;
/** As stored, where long states are compressed: enough for so many states of ordinary stories. */
const STATES_READ_BYTES = 1_000_000;

/**
 * The turns of a path that told a scene or how an attempt went, each with the turn before it, oldest first. The
 * others change nothing that an ending tells.
 */
export async function findSteps(db: Queries, { user_id, branches, depths, depth }: Path) {
  const isStep = sql<boolean>`(${enters} or turns.state ? 'check')`;
  const { rows } = await sql<Pick<TurnRow, 'id' | 'state' | 'selected_choice' | 'selected_answer'>>`
    select id, state, selected_choice, selected_answer from (
      select turns.id, turns.depth, turns.state, turns.selected_choice, turns.selected_answer,
        ${isStep} as is_step, lead(${isStep}) over (order by turns.depth) as is_left,
        sum(pg_column_size(turns.state)) over (order by turns.depth desc) as bytes
      from unnest(${[...branches]}::uuid[], ${[...depths]}::integer[]) as path (branch, depth)
      join turns on turns.branch = path.branch and turns.depth <= path.depth
        and turns.depth > ${depth - TURNS_READ} and turns.user_id = ${user_id}
      where action_type <> 'show'
    ) told
    where (is_step or is_left) and bytes <= ${STATES_READ_BYTES}
    order by depth desc limit ${2 * STEPS_READ}
  `.execute(db);
  return rows.toReversed().map(({ id, state, ...turn }) => ({ id, state, selected_choice: choiceOf(turn) }));
}
