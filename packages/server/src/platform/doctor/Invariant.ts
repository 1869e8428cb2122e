import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../db/schema.ts';

/** A row in which an invariant does not hold. */
export interface Broken {
  readonly id: string;
  /** What is there, and what should be. */
  readonly what: string;
}

export interface Search {
  readonly db: Queries;
  /** When the sweeps were last at work: what is too old by then was left behind. */
  readonly now: Date;
  /** The age at which a hold is stale. */
  readonly holdMaxAgeMs: number;
  /** The time within which an action ends, whatever its process does. */
  readonly actionMaxMs: number;
}

/** What the schema promises and cannot enforce. */
export interface Invariant {
  /** Names the fault where it does not hold. */
  readonly fault: string;
  readonly holds: string;
  /** In batches, each of them one statement: the figures of a statement are those of one moment, while people play. */
  readonly broken: (search: Search) => AsyncIterable<readonly Broken[]>;
}

/** Rows of one table, a condition for the column with its key. */
export type Range = (column: string) => RawBuilder<unknown>;

interface Walk {
  readonly table: 'credit_entries' | 'game_sessions' | 'stories' | 'users';
  readonly limit: number;
  /** Selects `id` and `what`. */
  readonly select: (range: Range, search: Search) => RawBuilder<unknown>;
}

const FIRST = '00000000-0000-0000-0000-000000000000';

/** Goes through a table by its key. */
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

/** One statement for all of it: of what there is little of. */
export function inOne(select: (search: Search) => RawBuilder<unknown>): Invariant['broken'] {
  return async function* once(search) {
    yield (await (select(search) as RawBuilder<Broken>).execute(search.db)).rows;
  };
}

/** The last key of the next batch; null: there is less than a batch. */
async function lastOf(
  db: Queries,
  { table, limit, after }: Pick<Walk, 'table' | 'limit'> & { readonly after: string },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(table)} where id > ${after} order by id offset ${limit - 1} limit 1
  `.execute(db);
  return rows[0]?.id ?? null;
}
