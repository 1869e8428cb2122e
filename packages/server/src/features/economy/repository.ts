import { type CompiledQuery, sql } from 'kysely';
import type { CreditReference } from '../../platform/db/meanings.ts';
import { orFail } from '../../platform/db/orFail.ts';
import { rowsOf } from '../../platform/db/rowsOf.ts';
import type { Queries } from '../../platform/db/schema.ts';

export interface NewEntry {
  readonly id: string;
  readonly user_id: string;
  /** Unsigned: the kind says whether it is added or subtracted. */
  readonly amount: number;
  readonly operation_key: string;
  readonly reference: CreditReference | null;
  readonly created_at: Date;
}

/** False if the entry exists, or the account does not. */
export async function insertIncome(db: Queries, kind: 'grant' | 'reward', entry: NewEntry): Promise<boolean> {
  const { rows } = await sql`
    insert into credit_entries (id, user_id, kind, amount, operation_key, reference_type, reference_id, created_at)
    select ${entry.id}::uuid, id, ${kind}, ${entry.amount}::integer, ${entry.operation_key},
      ${entry.reference?.type ?? null}, ${entry.reference?.id ?? null}, ${entry.created_at}::timestamptz
    from users where id = ${entry.user_id}
    on conflict (user_id, operation_key) do nothing
    returning id
  `.execute(db);
  return rows.length > 0;
}

/** Takes the amount if the balance covers it: one statement checks and takes it, with the account locked. */
const held = (entry: NewEntry) => sql`
  with account as materialized (
    select id, credits from users where id = ${entry.user_id} for no key update
  ), held as (
    insert into credit_entries
      (id, user_id, kind, amount, operation_key, reference_type, reference_id, created_at, is_open)
    select ${entry.id}::uuid, id, 'hold', -(${entry.amount}::integer), ${entry.operation_key},
      ${entry.reference?.type ?? null}, ${entry.reference?.id ?? null}, ${entry.created_at}::timestamptz, true
    from account where credits >= ${entry.amount}
    on conflict (user_id, operation_key) do nothing
    returning amount
  )
`;

/** Returns the remaining balance; undefined if the balance is too low or the entry exists. */
export async function insertHold(db: Queries, entry: NewEntry): Promise<number | undefined> {
  const { rows } = await sql<{ left: number }>`
    ${held(entry)} select (select credits from account) + amount as left from held
  `.execute(db);
  return rows[0]?.left;
}

/** The statement that holds the amount or fails. */
export const holdOrFail = (db: Queries, entry: NewEntry): CompiledQuery =>
  sql`${held(entry)} ${orFail('held')}`.compile(db);

interface Settlement {
  readonly user_id: string;
  readonly operation_key: string;
  /** The id of the release entry. */
  readonly release_id: string;
  /** The captured part of the hold, 0 for none. */
  readonly spent: number | 'all';
  readonly now: Date;
}

/**
 * Settles a hold in one statement, with the account locked. A capture replaces the hold; a release is a
 * separate entry. Of concurrent callers the first one wins; the others settle nothing, and neither does a
 * caller that would take more than is on hold.
 */
const settled = ({ user_id, operation_key, release_id, spent, now }: Settlement) => sql`
    with account as materialized (
      select credits from users where id = ${user_id} for no key update
    ), held as materialized (
      select id, user_id, amount, operation_key, reference_type, reference_id,
        -- later than its hold, even with clock skew
        case when created_at > ${now} then created_at + interval '1 millisecond' else ${now} end as settled_at,
        coalesce(${spent === 'all' ? null : spent}::integer, -amount) as spent
      from credit_entries
      where user_id = ${user_id} and operation_key = ${operation_key} and is_open
        and exists (select from account)
      -- read after the lock, because the hold may have been settled meanwhile
      for no key update
    ), taken as (
      update credit_entries set kind = 'capture', amount = -held.spent, is_open = null from held
      where credit_entries.id = held.id and credit_entries.user_id = ${user_id}
        and held.spent between 1 and -held.amount
      returning -held.spent - held.amount as returned
    ), released as (
      insert into credit_entries
        (id, user_id, kind, amount, operation_key, hold_id, reference_type, reference_id, created_at)
      select ${release_id}::uuid, user_id, 'release', -amount, 'release:' || operation_key, id,
        reference_type, reference_id, settled_at
      from held where spent = 0
      returning amount
    ), settled as (
      select (select credits from account) + returned as left from taken
      union all
      select (select credits from account) + amount as left from released
    )
`;

/** Returns the new balance; undefined if nothing was settled. */
export async function settleHold(db: Queries, settlement: Settlement): Promise<number | undefined> {
  const { rows } = await sql<{ left: number }>`
    ${settled(settlement)} select "left" from settled
  `.execute(db);
  return rows[0]?.left;
}

/** The statement that settles a hold or fails. */
export const settleOrFail = (db: Queries, settlement: Settlement): CompiledQuery =>
  sql`${settled(settlement)} ${orFail('settled')}`.compile(db);

/** A hold and its end, or undefined. For a captured hold `amount` is what was taken. */
export async function findHold(db: Queries, user_id: string, operation_key: string) {
  const { rows } = await sql<{ amount: number; settled: boolean; captured: boolean }>`
    select -amount as amount,
      kind = 'capture' or exists (
        select from credit_entries release where release.hold_id = hold.id and release.user_id = hold.user_id
      ) as settled,
      kind = 'capture' or exists (
        select from credit_entries capture
        where capture.hold_id = hold.id and capture.user_id = hold.user_id and capture.kind = 'capture'
      ) as captured
    from credit_entries hold
    where user_id = ${user_id} and operation_key = ${operation_key} and kind in ('hold', 'capture')
  `.execute(db);
  return rows[0];
}

interface OpenHold {
  readonly user_id: string;
  readonly operation_key: string;
  readonly held_at: Date;
  readonly hold_id: string;
}

interface OpenHolds {
  readonly before: Date;
  /** The hold after which the list goes on. */
  readonly after: Pick<OpenHold, 'held_at' | 'hold_id'> | undefined;
  readonly limit: number;
}

/** The oldest open holds. */
export async function findOpenHolds(db: Queries, { before, after, limit }: OpenHolds) {
  const { rows } = await sql<OpenHold>`
    select user_id, operation_key, created_at as held_at, id as hold_id from credit_entries
    where is_open and created_at < ${before}
      and (${after === undefined}::boolean
        or (created_at, id) > (${after?.held_at ?? null}::timestamptz, ${after?.hold_id ?? null}::uuid))
    order by created_at, id limit ${limit}
  `.execute(db);
  return rows;
}

export async function findBalance(db: Queries, user_id: string): Promise<number> {
  const row = await db.selectFrom('users').select('credits').where('id', '=', user_id).executeTakeFirst();
  return row?.credits ?? 0;
}

/** The entries of an account, oldest first. */
export function findEntries(db: Queries, user_id: string) {
  return rowsOf(
    db
      .selectFrom('credit_entries')
      .select(['id', 'kind', 'amount', 'created_at'])
      .where('user_id', '=', user_id),
    { by: ['created_at', 'id'] },
  );
}
