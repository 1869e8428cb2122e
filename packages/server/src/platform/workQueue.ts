/** Runs a limited number of tasks at a time and queues the others. */
export interface WorkQueue {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Whether the queue is full, so that the next task must be refused. */
  isFull(): boolean;
}

export function createWorkQueue({
  concurrency,
  waiting,
}: {
  concurrency: number;
  waiting: number;
}): WorkQueue {
  const queued: (() => void)[] = [];
  let running = 0;

  async function acquire(): Promise<void> {
    if (running >= concurrency) await new Promise<void>((resolve) => queued.push(resolve));
    else running += 1;
  }

  /** Gives the slot to the next task in the queue, or frees it. */
  function release(): void {
    const next = queued.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    isFull: () => running >= concurrency && queued.length >= waiting,
    run: (work) => acquire().then(work).finally(release),
  };
}
