import { isDeepStrictEqual } from 'node:util';
import type { Queries, Transaction } from '../../platform/db/schema.ts';
import { findParts, findSeries, storeSeries, type WrittenSeries } from './repository.ts';

/** Adds or updates a series with these parts. A story of another series moves to the written series. */
export async function writeSeries(
  transaction: Transaction,
  series: WrittenSeries,
  story_ids: readonly string[],
): Promise<void> {
  if (!(await isWritten(transaction, series, story_ids))) await storeSeries(transaction, series, story_ids);
}

/** Whether the series is stored like this already. Avoids writes at each start of the server. */
async function isWritten(
  db: Queries,
  { id, ...series }: WrittenSeries,
  story_ids: readonly string[],
): Promise<boolean> {
  const { id: _, ...before } = (await findSeries(db, series.slug)) ?? { id };
  const parts = await findParts(db, id);
  return isDeepStrictEqual(before, series) && isDeepStrictEqual(parts, [...story_ids]);
}
