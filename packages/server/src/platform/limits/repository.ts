import { type ExpressionBuilder, sql } from 'kysely';
import type { Queries, Tables } from '../db/schema.ts';

export interface Count {
  readonly hits: number;
  readonly resets_at: Date;
}

/** Clocks of several servers differ by less. */
const CLOCKS_DIFFER_MS = 60_000;

/**
 * One more, in one statement: however many ask at once, each gets a number of its own. A count that ends later than one
 * that begins now was made before the clock was set back, and is over.
 */
export function countHit(db: Queries, key: Buffer, now: Date, resets_at: Date): Promise<Count> {
  const latest = new Date(resets_at.getTime() + CLOCKS_DIFFER_MS);
  const isOver = (row: ExpressionBuilder<Tables, 'rate_limits'>) =>
    row.or([row('rate_limits.resets_at', '<=', now), row('rate_limits.resets_at', '>', latest)]);
  return db
    .insertInto('rate_limits')
    .values({ key, hits: 1, resets_at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({
        hits: row
          .case()
          .when(isOver(row as never))
          .then(1)
          .else(sql<number>`rate_limits.hits + 1`)
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

export async function forgetHits(db: Queries, key: Buffer): Promise<void> {
  await db.deleteFrom('rate_limits').where('key', '=', key).execute();
}

export async function deleteOldCounts(db: Queries, now: Date): Promise<void> {
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now).execute();
}
