/** Runs a few things at a time; the others wait in line. */
export interface WorkQueue {
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Whether the line is as long as it may be: what comes next is to be refused. */
  isFull(): boolean;
}

export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkQueue {
  const line: (() => void)[] = [];
  let running = 0;

  async function turn(): Promise<void> {
    if (running >= atOnce) await new Promise<void>((resolve) => line.push(resolve));
    else running += 1;
  }

  /** The place goes to the next in line, or is free. */
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
