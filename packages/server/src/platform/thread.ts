import { Worker } from 'node:worker_threads';
import type { ThreadMessage } from './threadJobs.ts';

/** The job was not done in its time. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/** A thread beside the one that serves everybody, for what takes long over words that people have written. */
export interface Thread<Job, Answer> {
  /** One job after the other. Rejects with `TookTooLong` past the deadline, which counts from the job's own beginning. */
  readonly ask: (job: Job, deadlineMs: number) => Promise<Answer>;
  /** Loads it, so that the first job need not wait. */
  readonly warm: () => void;
}

interface Running {
  readonly worker: Worker;
  /** Rejects where it cannot be started, which the next job learns. */
  readonly ready: Promise<unknown>;
}

/** Loading is no part of a job: on a busy machine it takes seconds. */
const READY_WITHIN_MS = 60_000;

/**
 * `file` calls `answerJobs`. The thread is started with the first job. One that takes too long is ended, because nothing
 * else stops a loop, and the next job gets a new one.
 */
export function createThread<Job, Answer>(file: URL): Thread<Job, Answer> {
  let current: Running | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function end(running: Running): void {
    // another one may have taken its place
    if (current === running) current = undefined;
    void running.worker.terminate();
  }

  function start(): Running {
    const worker = new Worker(file);
    // a process does not stay for it
    worker.unref();
    const running = { worker, ready: messageOf(worker, READY_WITHIN_MS, () => undefined) };
    // one that fails or ends while nobody waits for it is replaced
    worker.on('error', () => end(running)).on('exit', () => end(running));
    running.ready.catch(() => end(running));
    return running;
  }

  async function run(job: Job, deadlineMs: number): Promise<Answer> {
    const running = (current ??= start());
    await running.ready;
    const { worker } = running;
    const message = await messageOf<Answer>(worker, deadlineMs, () => worker.postMessage(job, [])).catch(
      (error: unknown) => {
        end(running);
        throw error;
      },
    );
    if (message.kind === 'answer') return message.answer;
    throw new Error(message.kind === 'failed' ? message.reason : 'a thread answered nothing');
  }

  return {
    ask(job, deadlineMs) {
      const answer = last.then(() => run(job, deadlineMs));
      last = answer.catch(() => undefined);
      return answer;
    },
    warm() {
      current ??= start();
    },
  };
}

/** The next message of a thread. */
function messageOf<Answer>(
  worker: Worker,
  withinMs: number,
  send: () => void,
): Promise<ThreadMessage<Answer>> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => finish(() => reject(new TookTooLong('a thread took too long'))), withinMs);
    const onMessage = (message: ThreadMessage<Answer>) => finish(() => resolve(message));
    const onError = (error: Error) => finish(() => reject(error));
    const onExit = (code: number) => finish(() => reject(new Error(`a thread ended (${code})`)));
    function finish(settle: () => void): void {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      settle();
    }
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    send();
  });
}
