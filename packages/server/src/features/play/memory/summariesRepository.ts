import { sql } from 'kysely';
import type { Queries } from '../../../platform/db/schema.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { asPath, isOnPath, type Path } from './pathRepository.ts';
import type { TurnRow } from '../stored/turnsRepository.ts';

export const LAYERS = [1, 2, 3] as const;
export type Layer = (typeof LAYERS)[number];

export interface SummaryRow {
  readonly layer: Layer;
  readonly turn_id: string;
  readonly branch: string;
  /** The depth of the last turn that it covers. */
  readonly depth: number;
  /** Empty if the model wrote nothing usable; null while it is being written. */
  readonly text: string | null;
}

/** The summaries of a layer on a path after a depth, oldest first, including unfinished ones. */
export async function findSummaries(
  db: Queries,
  path: Path,
  { layer, after }: { readonly layer: Layer; readonly after: number },
): Promise<SummaryRow[]> {
  const { rows } = await sql<SummaryRow>`
    with ${asPath(path)}
    select layer, turn_id, branch, depth, text from session_summaries
    where ${isOnPath(path, 'session_summaries')} and layer = ${layer} and depth > ${after}
    order by depth
  `.execute(db);
  return rows;
}

/** A finished summary. */
export type ToldSummary = Pick<SummaryRow, 'layer' | 'depth'> & { readonly text: string };

/** The maximum number of summaries of each layer; a prompt has room for fewer. */
const TOLD_OF_LAYER = 24;

/**
 * The summaries of a path for a narrator, oldest first: those of the highest layer, then of each lower layer
 * only those that begin after the last summary of a higher one.
 */
export async function findSummariesToTell(db: Queries, path: Path): Promise<ToldSummary[]> {
  const ofLayer = (layer: Layer, after: ReturnType<typeof sql>) => sql`
    select layer, depth, text from session_summaries
    where ${isOnPath(path, 'session_summaries')} and layer = ${layer} and text <> '' and depth > ${after}
    order by depth desc limit ${TOLD_OF_LAYER}
  `;
  const { rows } = await sql<ToldSummary>`
    with ${asPath(path)},
    third as materialized (${ofLayer(3, sql`0`)}),
    second as materialized (${ofLayer(2, sql`(select coalesce(max(depth), 0) from third)`)}),
    higher as materialized (select layer, depth, text from third union all select layer, depth, text from second),
    first as materialized (${ofLayer(1, sql`(select coalesce(max(depth), 0) from higher)`)})
    select layer, depth, text from higher union all select layer, depth, text from first order by depth
  `.execute(db);
  return rows;
}

/** How far a layer reaches on a path: the depth of its newest summary, 0 where there is none. */
export async function findReach(
  db: Queries,
  path: Path,
  { layer }: { readonly layer: Layer },
): Promise<number> {
  const { rows } = await sql<{ depth: number }>`
    with ${asPath(path)}
    select depth from session_summaries
    where ${isOnPath(path, 'session_summaries')} and layer = ${layer} and text is not null
    order by depth desc limit 1
  `.execute(db);
  return rows[0]?.depth ?? 0;
}

interface Claim extends SessionKey {
  readonly id: string;
  readonly turn: Pick<TurnRow, 'id' | 'branch' | 'depth'>;
  readonly layer: Layer;
  readonly now: Date;
  /** A claim older than this counts as abandoned. */
  readonly abandonedBefore: Date;
}

/** Claims a summary. False: it is written, or another process is writing it. */
export async function claimSummary(
  db: Queries,
  { id, turn, session_id, user_id, layer, now, abandonedBefore }: Claim,
): Promise<boolean> {
  const { rows } = await sql`
    insert into session_summaries (id, session_id, user_id, turn_id, layer, branch, depth, created_at)
    values (${id}, ${session_id}, ${user_id}, ${turn.id}, ${layer}, ${turn.branch}, ${turn.depth}, ${now})
    on conflict (turn_id, layer) do update set id = excluded.id, created_at = excluded.created_at
      where session_summaries.text is null and session_summaries.created_at < ${abandonedBefore}
        and session_summaries.user_id = ${user_id}
    returning id
  `.execute(db);
  return rows.length > 0;
}

export async function writeSummary(
  db: Queries,
  { id, user_id, text }: Pick<Claim, 'id' | 'user_id'> & { readonly text: string },
): Promise<void> {
  await db
    .updateTable('session_summaries')
    .set({ text })
    .where('id', '=', id)
    .where('session_summaries.user_id', '=', user_id)
    .execute();
}
