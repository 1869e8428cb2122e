import { parentPort } from 'node:worker_threads';

export type ThreadMessage<Answer> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'failed'; readonly reason: string };

/** Called by the file of a thread: does the jobs that are sent to it. Jobs and answers are plain data. */
export function answerJobs(work: (job: never) => unknown): void {
  const port = parentPort;
  if (!port) throw new Error('this file is run as a thread');
  const say = (message: ThreadMessage<unknown>): void => port.postMessage(message);
  const answer = async (job: never): Promise<void> => {
    try {
      say({ kind: 'answer', answer: await work(job) });
    } catch (error) {
      say({
        kind: 'failed',
        reason: error instanceof Error ? (error.stack ?? error.message) : String(error),
      });
    }
  };
  port.on('message', (job) => void answer(job as never));
  say({ kind: 'ready' });
}
