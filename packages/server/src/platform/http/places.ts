import type { FastifyReply } from 'fastify';
import { AppError } from '../AppError.ts';
import { createKeyedQueue } from '../keyedQueue.ts';
import { RUNNING } from '../limits/costs.ts';

/** Waits until fewer calls of the account run, and returns a function that frees the place. */
export type TakePlace = (account_id: string, reply: FastifyReply) => Promise<() => void>;

/** Limits the concurrent calls of one account. A place is free again when its answer has been sent. */
export function createPlaces(): TakePlace {
  const running = createKeyedQueue(RUNNING);
  return async (account_id, { raw }) => {
    const { left, leave, hasLeft } = leaving();
    raw.once('finish', leave);
    raw.once('close', leave);
    await new Promise<void>((enter, refuse) => {
      const waiting = setTimeout(() => {
        // the waiting call gives up its place when its turn comes
        leave();
        refuse(tooManyRunning());
      }, RUNNING.waitMs);
      const turn = running.run(account_id, () => {
        clearTimeout(waiting);
        enter();
        return left;
      });
      if (turn) return;
      clearTimeout(waiting);
      throw tooManyRunning();
    });
    if (hasLeft()) throw new AppError('request_timeout', 'The caller has left.');
    return leave;
  };
}

function leaving() {
  let isOver = false;
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    left: promise,
    hasLeft: () => isOver,
    leave: () => {
      isOver = true;
      resolve();
    },
  };
}

const tooManyRunning = (): AppError =>
  new AppError('rate_limited', 'Too many attempts. Please try again in a moment.', {
    retry_after_seconds: 1,
  });
