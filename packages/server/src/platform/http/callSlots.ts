import type { FastifyReply } from 'fastify';
import { AppError } from '../AppError.ts';
import { createKeyedQueue } from '../keyedQueue.ts';
import type { Running } from '../limits/costs.ts';

/** Waits until fewer calls of the same caller run, and returns a function that frees the slot. */
export type TakeSlot = (caller: string, reply: FastifyReply) => Promise<() => void>;

/** Limits the concurrent calls of one caller. A slot is free again when its answer has been sent. */
export function createCallSlots(limits: Running): TakeSlot {
  const running = createKeyedQueue(limits);
  return async (caller, { raw }) => {
    const { released, release, isReleased } = createSlot();
    raw.once('finish', release);
    raw.once('close', release);
    await new Promise<void>((enter, refuse) => {
      const waiting = setTimeout(() => {
        // the call keeps its place in the queue, and frees the slot immediately when its turn comes
        release();
        refuse(tooManyRunning());
      }, limits.waitMs);
      const turn = running.run(caller, () => {
        clearTimeout(waiting);
        enter();
        return released;
      });
      if (turn) return;
      clearTimeout(waiting);
      throw tooManyRunning();
    });
    if (isReleased()) throw new AppError('request_timeout', 'The caller has left.');
    return release;
  };
}

function createSlot() {
  let isDone = false;
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    released: promise,
    isReleased: () => isDone,
    release: () => {
      isDone = true;
      resolve();
    },
  };
}

const tooManyRunning = (): AppError =>
  new AppError('rate_limited', 'Too many attempts. Please try again in a moment.', {
    retry_after_seconds: 1,
  });
