/** For work that ends after the current batch when its process stops. */
export interface Stoppable {
  readonly signal?: AbortSignal | undefined;
}

/** So few that a batch takes far less than the timeout of a statement: what was missed for days is caught up. */
const BATCH = 1000;

/** Repeats the work of one batch, which returns how many rows it has had, until there are no more. */
export async function inBatches(
  { signal }: Stoppable,
  work: (limit: number) => Promise<number>,
  limit = BATCH,
): Promise<void> {
  for (;;) {
    if (signal?.aborted || (await work(limit)) < limit) return;
  }
}
