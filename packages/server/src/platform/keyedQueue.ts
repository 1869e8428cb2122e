import { createWorkQueue, type WorkQueue } from './workQueue.ts';

/** One queue per key: work for the same account or story runs sequentially, and blocks nothing that others need. */
export interface KeyedQueue {
  /** Returns undefined without running the work if the queue of this key is full. */
  run<T>(key: string, work: () => Promise<T>): Promise<T> | undefined;
}

export function createKeyedQueue(limits: { concurrency: number; waiting: number }): KeyedQueue {
  const queues = new Map<string, { readonly queue: WorkQueue; users: number }>();

  return {
    run(key, work) {
      const entry = queues.get(key) ?? { queue: createWorkQueue(limits), users: 0 };
      if (entry.queue.isFull()) return undefined;
      queues.set(key, entry);
      entry.users += 1;
      return entry.queue.run(work).finally(() => {
        entry.users -= 1;
        if (entry.users === 0) queues.delete(key);
      });
    },
  };
}
