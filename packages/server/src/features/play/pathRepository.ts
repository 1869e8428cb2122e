import { sql } from 'kysely';
import type { Queries } from '../../platform/db/schema.ts';
import type { TurnRow } from './repository.ts';

/** The path to a turn as pieces of branches, each from its beginning to a depth. */
export interface Path {
  readonly session_id: string;
  readonly branches: readonly string[];
  readonly depths: readonly number[];
  /** How many turns were told on it. */
  readonly depth: number;
}

/** One row for each fork on the way, not for each turn. */
export async function findBranches(
  db: Queries,
  { session_id, branch, depth }: Pick<TurnRow, 'session_id' | 'branch' | 'depth'>,
): Promise<Path> {
  const { rows } = await sql<{ branch: string; depth: number }>`
    with recursive pieces as (
      select ${branch}::uuid as branch, ${depth}::integer as depth
      union all
      select parent_branch, fork_depth from pieces join turn_branches on turn_branches.id = pieces.branch
      where parent_branch is not null
    )
    select branch, depth from pieces
  `.execute(db);
  return {
    session_id,
    depth,
    branches: rows.map((row) => row.branch),
    depths: rows.map((row) => row.depth),
  };
}

/** The pieces of a path as a table `path (branch, depth)`. */
export const asTable = ({ branches, depths }: Path) =>
  sql`unnest(${[...branches]}::uuid[], ${[...depths]}::integer[]) as path (branch, depth)`;

/** The turns of a path with these depths, oldest first; pictures are not among them. */
export async function findTurnsBetween(
  db: Queries,
  path: Path,
  { from, to }: { readonly from: number; readonly to: number },
) {
  const { rows } = await sql<
    Pick<
      TurnRow,
      'id' | 'branch' | 'depth' | 'action_type' | 'user_input' | 'selected_choice' | 'ai_response'
    >
  >`
    select turns.id, turns.branch, turns.depth, action_type, user_input, selected_choice, ai_response
    from ${asTable(path)} join turns on turns.branch = path.branch and turns.depth <= path.depth
    where turns.depth between ${from} and ${to} and action_type <> 'show'
    order by turns.depth
  `.execute(db);
  return rows;
}
