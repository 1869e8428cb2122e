import { createThread, type Thread, type ThreadOptions } from './thread.ts';

/** Several threads for what takes long, of which nobody has more than one. */
export interface FairThreads<Job, Answer> {
  /** As of one thread. Those of one account are done one after the other; the others do not wait for them. */
  readonly ask: (job: Job, deadlineMs: number, account: string) => Promise<Answer>;
  /** Loads one, so that the first job need not wait. */
  readonly warm: () => void;
}

/** Each thread is started with the first job that no other is free for. */
export function createFairThreads<Job, Answer>(
  file: URL,
  count: number,
  options?: ThreadOptions,
): FairThreads<Job, Answer> {
  const free = Array.from({ length: count }, () => createThread<Job, Answer>(file, options));
  const served = new Set<string>();
  const waiting: { readonly account: string; readonly begin: (thread: Thread<Job, Answer>) => void }[] = [];

  function beginNext(): void {
    const at = free.length === 0 ? -1 : waiting.findIndex(({ account }) => !served.has(account));
    if (at < 0) return;
    const [next] = waiting.splice(at, 1);
    served.add(next!.account);
    // the one that was used last has its program loaded
    next!.begin(free.pop()!);
  }

  return {
    async ask(job, deadlineMs, account) {
      const thread = await new Promise<Thread<Job, Answer>>((begin) => {
        waiting.push({ account, begin });
        beginNext();
      });
      try {
        return await thread.ask(job, deadlineMs);
      } finally {
        served.delete(account);
        free.push(thread);
        beginNext();
      }
    },
    warm() {
      free.at(-1)?.warm();
    },
  };
}
