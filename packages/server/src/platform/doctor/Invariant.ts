import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../db/schema.ts';

/** A row that breaks an invariant. */
export interface Broken {
  readonly id: string;
  /** The actual and the expected value. */
  readonly what: string;
}

export interface Search {
  readonly db: Queries;
  /**
   * The current time or, for a stopped installation, the time when it stopped: rows that were too old by then were
   * missed by the sweeps.
   */
  readonly now: Date;
  /** The age at which a hold is stale. */
  readonly holdMaxAgeMs: number;
  /** The longest that an action takes, whatever happens to its process. */
  readonly actionMaxMs: number;
}

/** A rule about rows that the database itself cannot enforce. */
export interface Invariant {
  /** The name of the fault. */
  readonly fault: string;
  readonly holds: string;
  /**
   * Yields broken rows in batches. One statement reads each batch, so its figures are consistent even while people
   * play.
   */
  readonly broken: (search: Search) => AsyncIterable<readonly Broken[]>;
}

/** A condition that limits rows to a range of the key column. */
export type Range = (column: string) => RawBuilder<unknown>;

interface Walk {
  readonly table: 'credit_entries' | 'game_sessions' | 'stories' | 'users';
  readonly limit: number;
  /** Must select `id` and `what`. */
  readonly select: (range: Range, search: Search) => RawBuilder<unknown>;
}

const FIRST = '00000000-0000-0000-0000-000000000000';

/** Walks through a table by its key. */
export function eachOf({ table, limit, select }: Walk): Invariant['broken'] {
  return async function* walk(search) {
    const { db } = search;
    for (let after: string | null = FIRST; after !== null;) {
      const last: string | null = await lastOf(db, { table, limit, after });
      const from = after;
      const range: Range = (column) => {
        const key = sql.ref(column);
        return last === null ? sql`${key} > ${from}` : sql`${key} > ${from} and ${key} <= ${last}`;
      };
      yield (await (select(range, search) as RawBuilder<Broken>).execute(db)).rows;
      after = last;
    }
  };
}

/** One statement for small tables. */
export function inOne(select: (search: Search) => RawBuilder<unknown>): Invariant['broken'] {
  return async function* once(search) {
    yield (await (select(search) as RawBuilder<Broken>).execute(search.db)).rows;
  };
}

/** The last key of the next batch; null if less than a batch is left. */
async function lastOf(
  db: Queries,
  { table, limit, after }: Pick<Walk, 'table' | 'limit'> & { readonly after: string },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where id > ${after} order by id offset ${limit - 1} limit 1
  `.execute(db);
  return rows[0]?.id ?? null;
}
