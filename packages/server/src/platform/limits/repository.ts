import { type ExpressionBuilder, sql } from 'kysely';
import { deleteSome } from '../db/deleteSome.ts';
import type { Queries, Tables } from '../db/schema.ts';
import { MINUTE_MS } from '../durations.ts';

export interface Count {
  readonly hits: number;
  readonly resets_at: Date;
}

/** An upper bound for the clock skew between servers. */
const CLOCKS_DIFFER_MS = MINUTE_MS;

export interface Hits {
  readonly key: Buffer;
  readonly hits: number;
  readonly now: Date;
  /** For a counter that starts now. */
  readonly windowMs: number;
  /** The count that this process knew last: it may be from another store, before an outage. */
  readonly known?: Count | undefined;
}

/**
 * Increments a counter in one statement, so that concurrent callers get distinct numbers. A counter that
 * would outlast a new one dates from before the clock was set back, and counts as expired.
 */
export function countHits(db: Queries, { key, hits, now, windowMs, known }: Hits): Promise<Count> {
  const last = new Date(now.getTime() + windowMs);
  const latest = new Date(last.getTime() + CLOCKS_DIFFER_MS);
  const resets_at = known?.resets_at ?? last;
  const before = known?.hits ?? 0;
  const isOver = (row: ExpressionBuilder<Tables, 'rate_limits'>) =>
    row.or([row('rate_limits.resets_at', '<=', now), row('rate_limits.resets_at', '>', latest)]);
  return db
    .insertInto('rate_limits')
    .values({ key, hits: before + hits, resets_at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({
        hits: row
          .case()
          .when(isOver(row as never))
          .then(before + hits)
          .else(sql<number>`greatest(rate_limits.hits, ${before}::integer) + ${hits}`)
          .end(),
        resets_at: row
          .case()
          .when(isOver(row as never))
          .then(resets_at)
          .else(row.ref('rate_limits.resets_at'))
          .end(),
      })),
    )
    .returning(['hits', 'resets_at'])
    .executeTakeFirstOrThrow();
}

export async function uncountHit(db: Queries, key: Buffer): Promise<void> {
  await db
    .updateTable('rate_limits')
    .set((row) => ({ hits: row('hits', '-', 1) }))
    .where('key', '=', key)
    .where('hits', '>', 0)
    .execute();
}

export async function hasHits(db: Queries, key: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('rate_limits')
    .where('key', '=', key)
    .where('hits', '>', 0)
    .where('resets_at', '>', now)
    .select('hits')
    .executeTakeFirst();
  return row !== undefined;
}

export async function forgetHits(db: Queries, key: Buffer): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

export function deleteOldCounts(db: Queries, now: Date, limit: number): Promise<number> {
  return deleteSome(db, 'rate_limits', { where: sql`resets_at <= ${now}`, by: 'resets_at', limit });
}
