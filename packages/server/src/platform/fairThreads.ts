import { createThread, type Thread, type ThreadOptions } from './thread.ts';

/** Several threads for long work. An account uses at most one at a time. */
export interface FairThreads<Job, Answer> {
  /** Like `ask` of one thread. Jobs of one account run one after the other, and do not delay other accounts. */
  readonly ask: (job: Job, deadlineMs: number, account: string) => Promise<Answer>;
  /** Starts one thread, so that the first job need not wait. */
  readonly warm: () => void;
}

/** Makes threads, each of which starts when a job finds none free. */
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
    // the thread that was used last has its program loaded
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
