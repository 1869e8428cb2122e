import type { CreditLine } from '@kathaloka/contract/entities';
import type { CREDIT_FILTERS } from '@kathaloka/contract/limits';
import { sql } from 'kysely';
import type { Queries } from '../../platform/db/schema.ts';

export type LineFilter = (typeof CREDIT_FILTERS)[number];

type LineRow = Omit<CreditLine, 'created_at' | 'task_title'> & { readonly created_at: Date };

/** Where a page ended, and the balance before it, so that newer entries need not be read again. */
export interface Place {
  readonly id: string;
  readonly left: number;
}

interface Lines {
  readonly user_id: string;
  readonly filter: LineFilter;
  /** Where the previous page ended. */
  readonly after?: Place | undefined;
  readonly limit: number;
}

/** The maximum number of entries that are read for a page of one kind, however rare the kind is. */
const READ = 5000;

const OF_FILTER = {
  all: sql`true`,
  spent: sql`line in ('capture', 'hold')`,
  earned: sql`line in ('grant', 'reward')`,
  given_back: sql`line = 'release'`,
} as const satisfies Record<LineFilter, unknown>;

/**
 * Whether an entry has a line of its own. A captured hold has the line of its capture, a released hold that of its
 * release, and an open hold its own.
 */
const IS_LINE = sql`
  kind in ('grant', 'reward', 'capture')
  or (kind = 'release' and not exists (
    select from credit_entries other
    where other.hold_id = entries.hold_id and other.user_id = entries.user_id and other.kind = 'capture'
  ))
  or is_open
`;

/** What an entry adds to the balance: nothing for a settled hold, whose result has its own line. */
const COUNTED = sql`
  case when kind in ('grant', 'reward', 'capture') or is_open then amount else 0 end
`;

/** The maximum number of entries of one line: a hold and its release belong to the line of the capture. */
const ENTRIES_OF_LINE = 4;

interface Found {
  readonly lines: readonly (LineRow & { readonly place: Place })[];
  /** Where reading stopped, if there may be more. */
  readonly end: Place | null;
}

interface FoundRow extends Omit<LineRow, 'id' | 'balance'> {
  /** Null if no line was found: the row then only tells where reading stopped. */
  readonly id: string | null;
  /** The current balance. */
  readonly credits: number;
  /** The sum of entries newer than the line, and of the line itself. */
  readonly newer: number;
  readonly counted: number;
  readonly read: number;
  readonly last_id: string;
  readonly sum: number;
}

/**
 * A page of lines, latest first. The balance after a line is the balance before the page minus newer entries,
 * so the ledger is only read down to the end of the page. Names of stories are looked up for the lines of the
 * page only.
 */
export async function findLines(db: Queries, { user_id, filter, after, limit }: Lines): Promise<Found> {
  const most = filter === 'all' ? ENTRIES_OF_LINE * limit : Math.max(READ, ENTRIES_OF_LINE * limit);
  const isOlder =
    after === undefined
      ? sql`true`
      : sql`(created_at, id) < ((select created_at from place), (select id from place))`;
  const { rows } = await sql<FoundRow>`
    with place as materialized (
      select created_at, id from credit_entries where id = ${after?.id ?? null}::uuid and user_id = ${user_id}
    ), older as (
      select id, user_id, kind, amount, hold_id, is_open, operation_key, reference_type, reference_id, created_at
      from credit_entries where user_id = ${user_id} and ${isOlder}
      order by created_at desc, id desc limit ${most}
    ), entries as materialized (
      select id, user_id, kind, kind as line, amount, hold_id, is_open, operation_key,
        reference_type, reference_id, created_at, ${COUNTED} as counted,
        coalesce(sum(${COUNTED}) over (
          order by created_at desc, id desc rows between unbounded preceding and 1 preceding
        ), 0) as newer
      from older
    ), page as (
      select id, kind, amount, operation_key, reference_type, reference_id, created_at, counted, newer
      from entries
      where (${IS_LINE}) and ${OF_FILTER[filter]}
      order by created_at desc, id desc limit ${limit}
    ), reading as (
      select count(*)::integer as read, coalesce(sum(counted), 0)::double precision as sum,
        (select id from entries order by created_at, id limit 1) as last_id
      from entries
    )
    select page.id, page.newer::double precision as newer, page.counted::double precision as counted, page.created_at,
      read, sum, last_id, (select credits from users where id = ${user_id}) as credits,
      case page.kind
        when 'release' then 'given_back' when 'hold' then 'held'
        when 'capture' then case turns.action_type when 'show' then 'picture' else 'turn' end
        else page.kind
      end as kind,
      case page.kind when 'release' then 0 else page.amount end as amount,
      case when page.kind in ('release', 'hold') then abs(page.amount) else 0 end as held,
      stories.title as story_title, turns.action_type, turns.model_used,
      case page.reference_type when 'task' then page.reference_id end as task_id, credit_grants.reason
    from reading left join page on true
    left join turns on turns.id = case page.reference_type when 'turn' then page.reference_id::uuid end
      and turns.user_id = ${user_id}
    left join game_sessions on game_sessions.id = substring(page.operation_key from ${SESSION_OF_KEY})::uuid
      and game_sessions.user_id = ${user_id}
    left join stories on stories.id = game_sessions.story_id
    left join credit_grants
      on credit_grants.operation_key = substring(page.operation_key from ${KEY_OF_GRANT})::uuid
      and credit_grants.user_id = ${user_id}
    order by page.created_at desc, page.id desc
  `.execute(db);
  const { credits, read, last_id, sum } = rows[0]!;
  const before = after?.left ?? credits;
  return {
    lines: rows.flatMap((row) => lineOf(row, before)),
    end: read < most ? null : { id: last_id, left: before - sum },
  };
}

function lineOf(row: FoundRow, before: number): (LineRow & { readonly place: Place })[] {
  const { id, newer, counted, credits: _, read: _read, last_id: _id, sum: _sum, ...line } = row;
  if (id === null) return [];
  const balance = before - newer;
  return [{ ...line, id, balance, place: { id, left: balance - counted } }];
}

/** Keys are `turn:<session>:<key>`, after `capture:` or `release:` for what settles a hold. */
const SESSION_OF_KEY = 'turn:([0-9a-f]{8}-[0-9a-f-]{27}):';

/** `admin:<key>`. */
const KEY_OF_GRANT = '^admin:([0-9a-f]{8}-[0-9a-f-]{27})$';

interface Totals {
  /** The balance, without what is on hold. */
  readonly credits: number;
  readonly held: number;
  readonly earned: number;
  readonly spent: number;
  readonly given_back: number;
}

/** The balance and what is on hold, as of one moment, and what was earned, spent and returned since a time. */
export async function findTotals(db: Queries, user_id: string, since: Date): Promise<Totals> {
  const { rows } = await sql<Totals>`
    with entries as (
      select id, user_id, kind, amount, hold_id, is_open, operation_key
      from credit_entries where user_id = ${user_id} and created_at > ${since}
    )
    select
      coalesce(sum(amount) filter (where kind in ('grant', 'reward')), 0)::integer as earned,
      coalesce(-sum(amount) filter (where kind = 'capture'), 0)::integer as spent,
      coalesce(sum(amount) filter (where kind = 'release' and (${IS_LINE})), 0)::integer as given_back,
      (
        select coalesce(-sum(amount), 0)::integer from credit_entries where user_id = ${user_id} and is_open
      ) as held,
      coalesce((select credits from users where id = ${user_id}), 0) as credits
    from entries
  `.execute(db);
  return rows[0]!;
}
