import type { Logger } from './log.ts';

/** Processes the rows of a sweep. If a row fails, the error is logged, and the others are still processed. */
export async function eachRow<Row>(
  log: Logger,
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  for (const row of rows) {
    await work(row).catch((error: unknown) => log.error({ err: error }, 'a row of a sweep failed'));
  }
}
