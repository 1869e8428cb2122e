import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from './log.ts';

/** Runs work after the response has been sent, so that the duration of the work reveals nothing. */
export interface Background {
  readonly run: (name: string, work: () => Promise<unknown>) => void;
  /** Resolves when all work has finished, or after the timeout. */
  readonly idle: (maxMs?: number) => Promise<void>;
}

export function createBackground(log: Logger): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, work) {
      // begins after the response has been sent
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
