import { sql } from 'kysely';
import type { Queries, Transaction } from '../../../platform/db/schema.ts';
import { TABLES } from '../../../platform/db/tables.ts';
import { newOrderedId } from '../../../platform/ids.ts';
import type { SessionRow } from '../stored/sessionsRepository.ts';

/** How many turns are copied. This is enough for any tale; of a longer one the latest turns are copied. */
const INHERITED_MAX = 1000;

/** The turns to copy from another session, oldest first, and the ids of the copies. */
export interface Inheritance {
  readonly origins: readonly string[];
  readonly ids: readonly string[];
}

export async function planInheritance(
  db: Queries,
  { user_id, turn_id }: Pick<SessionRow, 'user_id'> & { readonly turn_id: string },
): Promise<Inheritance> {
  const { rows } = await sql<{ id: string }>`
    with recursive path as (
      select id, parent_id, 1 as step from turns where id = ${turn_id} and turns.user_id = ${user_id}
      union all
      select turns.id, turns.parent_id, path.step + 1
      from path join turns on turns.id = path.parent_id and turns.user_id = ${user_id}
      where path.step < ${INHERITED_MAX}
    )
    select id from path order by step desc
  `.execute(db);
  return { origins: rows.map(({ id }) => id), ids: rows.map(() => newOrderedId()) };
}

type Remembered = `session_${'facts' | 'fact_words' | 'summaries'}`;

/** The columns in which a copy differs from its origin. */
const OWN = ['id', 'session_id', 'user_id', 'parent_id', 'telling_of', 'credits_consumed', 'is_inherited'];
const TAKEN = Object.keys(TABLES.turns).filter((column) => !OWN.includes(column));

/**
 * Copies turns with their memory, so that the session of the originals may be deleted. Copies are free and
 * not counted: the originals were paid for and counted. False if the originals are gone.
 */
export async function inheritTurns(
  transaction: Transaction,
  { id: session_id, user_id, snapshot_id }: Pick<SessionRow, 'id' | 'user_id' | 'snapshot_id'>,
  origin: Pick<SessionRow, 'id'>,
  { origins, ids }: Inheritance,
): Promise<boolean> {
  const parents = [null, ...ids.slice(0, -1)];
  const copies = sql`
    unnest(${[...origins]}::uuid[], ${[...ids]}::uuid[], ${parents}::uuid[])
      with ordinality as copies (origin, copy, parent, step)
  `;
  const taken = sql.join(TAKEN.map((column) => sql.ref(column)));
  // in order: the database places each copy by its parent
  const { numAffectedRows } = await sql`
    insert into turns (id, session_id, user_id, parent_id, credits_consumed, is_inherited, ${taken})
    select copy, ${session_id}::uuid, ${user_id}::uuid, parent, 0, true, ${taken}
    from ${copies} join turns on turns.id = origin and turns.user_id = ${user_id} order by step
  `.execute(transaction);
  if (numAffectedRows !== BigInt(ids.length)) return false;
  const place = sql`copy, ${session_id}::uuid, ${user_id}::uuid, ${ids[0]}::uuid`;
  const remembered = (table: Remembered) =>
    sql`from ${copies} join ${sql.table(table)} on turn_id = origin and ${sql.ref(`${table}.user_id`)} = ${user_id}`;
  await sql`
    with facts as (
      insert into session_facts (
        turn_id, session_id, user_id, branch, key, depth, value, known_to, kind, by, quote, is_pinned
      )
      select ${place}, key, depth, value, known_to, kind, by, quote, is_pinned ${remembered('session_facts')}
    ), words as (
      insert into session_fact_words (turn_id, session_id, user_id, branch, key, depth, word)
      select ${place}, key, depth, word ${remembered('session_fact_words')}
    ), summaries as (
      insert into session_summaries (turn_id, session_id, user_id, branch, id, depth, layer, text, created_at)
      select ${place}, gen_random_uuid(), depth, layer, text, created_at
      ${remembered('session_summaries')} where text is not null
    )
    insert into session_snapshots (session_id, user_id, snapshot_id, story_version)
    select ${session_id}::uuid, ${user_id}::uuid, snapshot_id, story_version
    from (
      select snapshot_id, story_version from session_snapshots
      where session_id = ${origin.id} and session_snapshots.user_id = ${user_id}
      union select snapshot_id, story_version from game_sessions where id = ${origin.id} and user_id = ${user_id}
    ) played
    where snapshot_id <> ${snapshot_id} and snapshot_id in (
      select turns.snapshot_id from turns where turns.session_id = ${session_id} and turns.user_id = ${user_id}
    )
    on conflict do nothing
  `.execute(transaction);
  return true;
}
