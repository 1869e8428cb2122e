import { type CompiledQuery, sql } from 'kysely';
import { type FactKind, factKind, type Stated } from '../../../narrator/Entry.ts';
import type { Queries, Row, Transaction } from '../../../platform/db/schema.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { asPath, asPathTo, isOnPath, type Path, type PathEnd } from './pathRepository.ts';

/** A statement of the player, or a pinned fact, as stored. */
export interface StatedFact {
  readonly key: string;
  readonly kind: FactKind;
  readonly value: string;
  readonly known_to: readonly string[];
  readonly by: Row<'session_facts'>['by'];
  readonly is_pinned: boolean;
}

interface StatedIn extends SessionKey {
  readonly turn_id: string;
  readonly parent: Pick<PathEnd, 'branch' | 'depth'>;
  /** The turns that this one tells another way. */
  readonly retellings: readonly string[];
}

/**
 * Stores what a turn has stated, after the turn and its actor in the same transaction: its place is that of the turn.
 * The memory is the owner's, so it has no words of others who play in the session; a retelling repeats the words of
 * the player who acted first. A matter that is pinned stays pinned. What was forgotten after a
 * turn was told is not stated again by telling that turn another way.
 */
export function insertStated(
  transaction: Transaction,
  { turn_id, parent, retellings, ...owner }: StatedIn,
  stated: readonly Stated[],
): CompiledQuery {
  const rows = stated.map(({ kind, key, quote, known_to }) => ({ kind, key, quote, known_to }));
  const { session_id, user_id } = owner;
  return sql`
    with recursive ${asPathTo({ ...parent, user_id })}
    insert into session_facts
      (turn_id, session_id, user_id, branch, depth, key, value, quote, known_to, kind, by, is_pinned)
    select turns.id, turns.session_id, turns.user_id, turns.branch, turns.depth,
      stated.key, stated.quote, stated.quote, stated.known_to, stated.kind, 'player', coalesce((
        select is_pinned from session_facts
        where session_facts.session_id = ${session_id} and session_facts.user_id = ${user_id}
          and session_facts.key = stated.key
          and (${isOnPath(owner, 'session_facts')} or session_facts.turn_id = any(${[...retellings]}::uuid[]))
        order by session_facts.depth desc, session_facts.turn_id desc limit 1
      ), false)
    from turns
    cross join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as stated (kind text, key text, quote text, known_to jsonb)
    where turns.id = ${turn_id} and turns.user_id = ${user_id} and not exists (
      select from turn_actors
      where turn_actors.turn_id in (turns.id, turns.telling_of) and turn_actors.user_id = ${user_id}
        and turn_actors.actor_id is distinct from ${user_id}
    ) and not exists (
      select from session_facts forgotten
      where forgotten.session_id = ${session_id} and forgotten.user_id = ${user_id}
        and forgotten.key = stated.key and forgotten.kind = 'forgotten'
        and exists (select from unnest(${[...retellings]}::uuid[]) as told (id) where told.id <= forgotten.turn_id)
    )
    on conflict do nothing
  `.compile(transaction);
}

/** More than a long session has. */
const MATTERS_MAX = 600;
/** Few enough to compare with a question. */
const LINES_MAX = 400;

interface Wanted {
  /** Whether mere lines are read, too: only a question calls them up. */
  readonly lines: boolean;
}

/**
 * What was stated on a path and the facts that are pinned, each matter as it was told last, the newest first, and
 * mere lines last.
 */
export async function findStated(db: Queries, path: Path, { lines }: Wanted): Promise<StatedFact[]> {
  const newestOf = (wanted: ReturnType<typeof sql>, limit: number) => sql`
    (select key, depth from session_facts
    where ${isOnPath(path, 'session_facts')} and ${wanted} order by depth desc limit ${limit})
  `;
  const matters = newestOf(sql`(kind not in ('fact', 'line', 'forgotten') or is_pinned)`, MATTERS_MAX);
  // these are found by their depth, without a look at all that was ever typed
  const typed = lines ? sql`union all ${newestOf(sql`kind = 'line'`, LINES_MAX)}` : sql``;
  const { rows } = await sql<Omit<StatedFact, 'kind'> & { readonly kind: string }>`
    with ${asPath(path)},
    latest as (${matters} ${typed}),
    matters as (select key, max(depth) as depth from latest group by key)
    select matters.key, newest.kind, newest.value, newest.known_to, newest.by, newest.is_pinned
    from matters cross join lateral (
      select kind, value, known_to, by, is_pinned from session_facts
      where key = matters.key and ${isOnPath(path, 'session_facts')}
      order by depth desc limit 1
    ) newest
    where newest.kind not in ('fact', 'forgotten') or newest.is_pinned
    order by newest.kind = 'line', matters.depth desc
  `.execute(db);
  return rows.map(({ kind, ...row }) => ({ ...row, kind: factKind(kind) }));
}
