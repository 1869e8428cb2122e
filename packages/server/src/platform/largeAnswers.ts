import { AppError } from './AppError.ts';
import { createKeyedQueue } from './keyedQueue.ts';
import { createWorkQueue } from './workQueue.ts';

/** The number that is built concurrently, for all callers: the others wait without a database connection. */
const CONCURRENCY = 2;
const WAITING = 50;
/** One after the other for each account, so that one account cannot fill the shared queue. */
const WAITING_OF_ONE = 2;
const RETRY_AFTER_SECONDS = 10;

const all = createWorkQueue({ concurrency: CONCURRENCY, waiting: WAITING });
const ofOne = createKeyedQueue({ concurrency: 1, waiting: WAITING_OF_ONE });

/** Builds an answer whose size only its owner's diligence limits, such as an export: each is in memory as a whole. */
export async function buildLargeAnswer<T>(
  { id }: { readonly id: string },
  build: () => Promise<T>,
): Promise<T> {
  const done = await ofOne.run(id, async () => (all.isFull() ? undefined : { answer: await all.run(build) }));
  if (done) return done.answer;
  throw new AppError('unavailable', 'Many exports are being made. Please try again in a moment.', {
    retry_after_seconds: RETRY_AFTER_SECONDS,
  });
}
