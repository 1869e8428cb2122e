import { type CompiledQuery, sql } from 'kysely';
import { type FactKind, factKind, type Stated } from '../../../narrator/Entry.ts';
import type { Queries, Transaction } from '../../../platform/db/schema.ts';
import type { SessionKey } from '../stored/SessionKey.ts';
import { asPath, isOnPath, type Path } from './pathRepository.ts';

/** A statement of the player as stored. */
export interface StatedFact {
  readonly key: string;
  readonly kind: FactKind;
  readonly value: string;
  readonly known_to: readonly string[];
  readonly is_pinned: boolean;
}

/** Stores what a turn has stated, after the turn in the same transaction: its place is that of the turn. */
export function insertStated(
  transaction: Transaction,
  { turn_id, user_id }: Pick<SessionKey, 'user_id'> & { readonly turn_id: string },
  stated: readonly Stated[],
): CompiledQuery {
  const rows = stated.map(({ kind, key, quote, known_to }) => ({ kind, key, quote, known_to }));
  return sql`
    insert into session_facts
      (turn_id, session_id, user_id, branch, depth, key, value, quote, known_to, kind, by)
    select turns.id, turns.session_id, turns.user_id, turns.branch, turns.depth,
      stated.key, stated.quote, stated.quote, stated.known_to, stated.kind, 'player'
    from turns
    cross join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as stated (kind text, key text, quote text, known_to jsonb)
    where turns.id = ${turn_id} and turns.user_id = ${user_id}
    on conflict do nothing
  `.compile(transaction);
}

/** More than a long session has, and few enough to compare with a question. */
const STATED_MAX = 600;

/** What was stated on a path, each matter as it was stated last, the newest first; then mere lines. */
export async function findStated(db: Queries, path: Path): Promise<StatedFact[]> {
  const { rows } = await sql<Omit<StatedFact, 'kind'> & { readonly kind: string }>`
    with ${asPath(path)}
    select key, kind, value, known_to, is_pinned from session_facts
    where ${isOnPath(path, 'session_facts')} and kind <> 'fact'
    order by kind = 'line', depth desc limit ${STATED_MAX}
  `.execute(db);
  const newest = new Map<string, StatedFact>();
  for (const { kind, ...row } of rows)
    if (!newest.has(row.key)) newest.set(row.key, { ...row, kind: factKind(kind) });
  return [...newest.values()];
}
