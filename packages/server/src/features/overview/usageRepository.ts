import { sql } from 'kysely';
import type { UsageFigures } from '../../platform/db/meanings.ts';
import { deleteSome } from '../../platform/db/deleteSome.ts';
import type { Queries, Transaction } from '../../platform/db/schema.ts';
import type { Span } from './repository.ts';

/** A process whose clock is an hour late may still write into the previous hour. */
const GRACE = sql`interval '2 hours'`;

const SUMS = sql`
  sum(calls)::bigint as calls, sum(prompt_tokens)::bigint as prompt_tokens,
  sum(cached_tokens)::bigint as cached_tokens, sum(completion_tokens)::bigint as completion_tokens
`;
const COLUMNS = sql`model, calls, prompt_tokens, cached_tokens, completion_tokens`;

/**
 * The usage of providers' models, including failed actions and memory. Reads a row for each counted hour, and
 * the hours that are not counted yet.
 */
export async function countUsage(db: Queries, { from, to }: Span): Promise<UsageFigures[]> {
  const { rows } = await sql<UsageFigures>`
    with used as (
      select ${COLUMNS} from usage_hours where hour >= ${from} and hour < ${to}
      union all
      select ${COLUMNS} from model_usage
      where at >= greatest(${from}::timestamptz, (select until from usage_counted)) and at < ${to}
    )
    select model, sum(calls)::float8 as calls, sum(prompt_tokens)::float8 as prompt_tokens,
      sum(cached_tokens)::float8 as cached_tokens, sum(completion_tokens)::float8 as completion_tokens
    from used group by 1 order by 1
  `.execute(db);
  return rows;
}

/**
 * Counts the next hour by the clock of the database: a process whose clock is ahead would count an hour too
 * early. False if the hour has not been over for long enough.
 */
export async function countHour(transaction: Transaction): Promise<boolean> {
  // the lock makes two processes run one after the other
  const { rows } = await sql<{ hour: Date }>`
    select until as hour from usage_counted
    where until + interval '1 hour' + ${GRACE} <= clock_timestamp() for update
  `.execute(transaction);
  const hour = rows[0]?.hour;
  if (!hour) return false;
  await sql`
    insert into usage_hours (hour, ${COLUMNS})
    select ${hour}::timestamptz, model, ${SUMS} from model_usage
    where at >= ${hour}::timestamptz and at < ${hour}::timestamptz + interval '1 hour' group by model
  `.execute(transaction);
  await sql`update usage_counted set until = until + interval '1 hour'`.execute(transaction);
  return true;
}

export function deleteUsageHours(db: Queries, before: Date, limit: number): Promise<number> {
  return deleteSome(db, 'usage_hours', { where: sql`hour < ${before}`, by: 'hour', limit });
}

export function deleteOldUsage(db: Queries, before: Date, limit: number): Promise<number> {
  return deleteSome(db, 'model_usage', { where: sql`at < ${before}`, by: 'at', limit });
}
