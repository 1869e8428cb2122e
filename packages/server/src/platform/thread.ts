import { inWorker, type Runner, type StartRunner } from './runner.ts';
import type { ThreadMessage } from './threadJobs.ts';
import { charged } from './tracing/requestContext.ts';

/** Thrown if a job was not done within its deadline. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/** A worker for long work on people's texts, outside of the main thread. */
export interface Thread<Job, Answer> {
  /** Runs one job at a time. Rejects with `TookTooLong` at the deadline, counted from the job's beginning. */
  readonly ask: (job: Job, deadlineMs: number) => Promise<Answer>;
  /** Ends it for good. The current job and all waiting ones are rejected. */
  readonly close: () => void;
}

export interface ThreadOptions {
  /** @default a thread of this process */
  readonly start?: StartRunner;
  /** Ends the thread after this time without a job. By default it stays. */
  readonly idleMs?: number;
}

interface Running<Answer> extends Runner {
  /** Rejects if the thread cannot be started. The next job gets the error. */
  readonly ready: Promise<void>;
  /** Calls `send`, then waits for the next message. */
  readonly next: (withinMs: number, send?: () => void) => Promise<ThreadMessage<Answer>>;
}

/**
 * How long a thread may take to load. Loading does not count towards a job's deadline, because it takes seconds on a
 * busy machine.
 */
const READY_WITHIN_MS = 60_000;

/** Passes each message of a thread to the caller that waits for it. */
function messages<Answer>() {
  let waiting: PromiseWithResolvers<ThreadMessage<Answer>> | undefined;
  const next: Running<Answer>['next'] = async (withinMs, send) => {
    const { promise, reject } = (waiting = Promise.withResolvers());
    const timer = setTimeout(() => reject(new TookTooLong('a thread took too long')), withinMs);
    try {
      send?.();
      return await promise;
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    next,
    arrive: (message: ThreadMessage<Answer>) => waiting?.resolve(message),
    fail: (reason: Error) => waiting?.reject(reason),
  };
}

/** Waits until the thread has loaded its file. */
async function readyBy<Answer>(next: Running<Answer>['next']): Promise<void> {
  const message = await next(READY_WITHIN_MS);
  if (message.kind === 'failed') throw new Error(message.reason);
}

/**
 * A thread that runs `file`, which calls `answerJobs`. It starts with the first job. A job that takes too
 * long ends the thread, because nothing else stops a loop, and the next job gets a new one.
 */
export function createThread<Job, Answer>(
  file: URL,
  { start = inWorker, idleMs }: ThreadOptions = {},
): Thread<Job, Answer> {
  let current: Running<Answer> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  function end(running: Running<Answer>): void {
    // the thread may have been replaced meanwhile
    if (current === running) current = undefined;
    running.end();
  }

  function open(): Running<Answer> {
    const { next, arrive, fail } = messages<Answer>();
    const runner = start(file, {
      onMessage: arrive,
      // a thread that fails or ends while idle is replaced
      onEnd(reason) {
        fail(reason);
        end(running);
      },
    });
    const ready = readyBy(next);
    const running = { ...runner, next, ready };
    ready.catch(() => end(running));
    return running;
  }

  async function run(job: Job, deadlineMs: number): Promise<Answer> {
    clearTimeout(idle);
    if (isClosed) throw new Error('a thread was closed');
    const running = (current ??= open());
    await running.ready;
    const message = await charged(running.next(deadlineMs, () => running.send(job))).catch(
      (error: unknown) => {
        end(running);
        throw error;
      },
    );
    if (idleMs !== undefined) idle = setTimeout(() => end(running), idleMs).unref();
    if (message.kind === 'answer') return message.answer;
    throw new Error(message.kind === 'failed' ? message.reason : 'a thread answered nothing');
  }

  return {
    ask(job, deadlineMs) {
      const answer = last.then(() => run(job, deadlineMs));
      last = answer.catch(() => undefined);
      return answer;
    },
    close() {
      isClosed = true;
      clearTimeout(idle);
      if (current) end(current);
    },
  };
}
