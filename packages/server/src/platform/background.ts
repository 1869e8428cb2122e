import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from './log.ts';

/** Work that an answer does not wait for: its caller learns nothing from how long it takes. */
export interface Background {
  readonly run: (name: string, work: () => Promise<unknown>) => void;
  /** When everything that was begun has come to its end, or so much time has passed. */
  readonly idle: (maxMs?: number) => Promise<void>;
}

export function createBackground(log: Logger): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      // not before the answer has left
      const task = setImmediate()
        .then(work)
        .then(() => undefined)
        .catch((error: unknown) => log.error({ err: error, task: name }, 'work in the background failed'))
        .finally(() => running.delete(task));
      running.add(task);
    },
    async idle(maxMs) {
      const tooLong = maxMs === undefined ? [] : [sleep(maxMs, undefined, { ref: false })];
      await Promise.race([allDone(running), ...tooLong]);
    },
  };
}

async function allDone(running: ReadonlySet<Promise<void>>): Promise<void> {
  while (running.size > 0) await Promise.all(running);
}
