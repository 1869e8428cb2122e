/** For work that ends after the current batch when its process stops. */
export interface Stoppable {
  readonly signal?: AbortSignal | undefined;
}

/** The number of rows in a batch: few enough for the statement timeout, even after days without a run. */
const BATCH = 1000;

/** Repeats the work of one batch, which returns its number of rows, until there are no more. */
export async function inBatches(
  { signal }: Stoppable,
  work: (limit: number) => Promise<number>,
  limit = BATCH,
): Promise<void> {
  for (;;) {
    if (signal?.aborted || (await work(limit)) < limit) return;
  }
}
