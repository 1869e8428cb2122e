/** Runs a limited number of tasks at a time and queues the others. */
export interface WorkQueue {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Whether the queue is full, so that the next task must be refused. */
  isFull(): boolean;
}

export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkQueue {
  const line: (() => void)[] = [];
  let running = 0;

  async function turn(): Promise<void> {
    if (running >= atOnce) await new Promise<void>((resolve) => line.push(resolve));
    else running += 1;
  }

  /** Hands the slot to the next task in the queue, or frees it. */
  function leave(): void {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    isFull: () => running >= atOnce && line.length >= waiting,
    run: (work) => turn().then(work).finally(leave),
  };
}
