import { createWorkQueue, type WorkQueue } from './workQueue.ts';

/** One queue per key: work for the same account or story runs sequentially, and blocks nothing that others need. */
export interface KeyedQueue {
  /** Returns undefined without running the work if the queue of this key is full. */
  run<T>(key: string, work: () => Promise<T>): Promise<T> | undefined;
}

export function createKeyedQueue(limits: { atOnce: number; waiting: number }): KeyedQueue {
  const lines = new Map<string, { readonly queue: WorkQueue; users: number }>();

  return {
    run(key, work) {
      const line = lines.get(key) ?? { queue: createWorkQueue(limits), users: 0 };
      if (line.queue.isFull()) return undefined;
      lines.set(key, line);
      line.users += 1;
      return line.queue.run(work).finally(() => {
        line.users -= 1;
        if (line.users === 0) lines.delete(key);
      });
    },
  };
}
