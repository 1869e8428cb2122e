import { Worker } from 'node:worker_threads';
import type { ThreadMessage } from './threadJobs.ts';

/** Runs a file that calls `answerJobs`. */
export interface Runner {
  readonly send: (job: unknown) => void;
  /** Ends the runner immediately, whatever the file is doing. */
  readonly end: () => void;
}

export interface RunnerEvents {
  readonly onMessage: (message: ThreadMessage<never>) => void;
  /** Called when the run fails or ends, possibly twice. */
  readonly onEnd: (reason: Error) => void;
}

/** Starts a file without keeping the process alive. */
export type StartRunner = (file: URL, events: RunnerEvents) => Runner;

/** A thread of this process. */
export const inWorker: StartRunner = (file, { onMessage, onEnd }) => {
  const worker = new Worker(file);
  worker.unref();
  worker
    .on('message', onMessage)
    .on('error', onEnd)
    .on('exit', (code) => onEnd(new Error(`a thread ended (${code})`)));
  return { send: (job) => worker.postMessage(job, []), end: () => void worker.terminate() };
};
