import { createFairQueue } from './fairQueue.ts';
import { createThread, type ThreadOptions } from './thread.ts';

/** Several threads for long work. An account uses at most one at a time. */
export interface FairThreads<Job, Answer> {
  /** Like `ask` of one thread. Jobs of one account run one after the other, without delaying other accounts. */
  readonly ask: (job: Job, deadlineMs: number, account: string) => Promise<Answer>;
}

/** Creates threads. A thread starts with its first job. */
export function createFairThreads<Job, Answer>(
  file: URL,
  count: number,
  options?: ThreadOptions,
): FairThreads<Job, Answer> {
  const free = Array.from({ length: count }, () => createThread<Job, Answer>(file, options));
  const queue = createFairQueue(count);

  return {
    async ask(job, deadlineMs, account) {
      const leave = await queue.enter(account);
      // reuses the last used thread, which has its program loaded
      const thread = free.pop()!;
      try {
        return await thread.ask(job, deadlineMs);
      } finally {
        free.push(thread);
        leave();
      }
    },
  };
}
