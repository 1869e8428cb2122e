import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../AppError.ts';
import { createKeyedQueue } from '../keyedQueue.ts';
import type { Running } from '../limits/costs.ts';
import { resumeWork } from '../tracing/requestContext.ts';

/** Runs the work of a caller when fewer calls of the same caller run. Throws if that takes too long. */
export type InTurn = <T>(caller: string, work: () => Promise<T>) => Promise<T>;

/** Limits the concurrent handlers of one caller. What a caller who has left still occupies counts until it ends. */
export function createCallQueue({ waitMs, ...limits }: Running): InTurn {
  const running = createKeyedQueue(limits);
  return <T>(caller: string, work: () => Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      let isLate = false;
      const waiting = setTimeout(() => {
        isLate = true;
        reject(tooManyRunning());
      }, waitMs);
      const turn = running.run(caller, async () => {
        clearTimeout(waiting);
        if (isLate) return;
        // it goes on in the callback of another call
        resumeWork();
        await work().then(resolve, reject);
      });
      if (turn) return;
      clearTimeout(waiting);
      reject(tooManyRunning());
    });
}

/** How much longer than its work of the thread a slot is held, so that others get their turns, and the longest pause. */
const PAUSE = { factor: 3, maxMs: 500 };

/** The slot of a call from before its body is read until its answer has been sent and its handler has ended. */
export interface Slot {
  /** Runs the handler, and holds the slot meanwhile, also if the caller leaves. */
  readonly during: <T>(work: () => Promise<T>) => Promise<T>;
  /** The call has no further need of it. */
  readonly leave: () => void;
}

/** Waits until fewer calls of the account run. */
export type TakeSlot = (
  account_id: string,
  exchange: { readonly request: FastifyRequest; readonly reply: FastifyReply },
) => Promise<Slot>;

/**
 * Limits the concurrent calls of one account, bodies and answers in pieces included. A call that took much of the
 * thread holds its slot a little longer.
 */
export function createCallSlots(limits: Running): TakeSlot {
  const inTurn = createCallQueue(limits);
  return async (account_id, { request, reply }) => {
    const slot = createSlot();
    // a connection that is closed already emits nothing any more
    if (hasLeft(request)) throw callerHasLeft();
    endWith(request, reply, () => slot.leave());
    await new Promise<void>((enter, refuse) => {
      const hold = async (): Promise<void> => {
        enter();
        await slot.released;
        const pause = Math.min((request.meter?.loopMs ?? 0) * PAUSE.factor, PAUSE.maxMs);
        if (pause >= 1) await sleep(pause, undefined, { ref: false });
      };
      inTurn(account_id, hold).catch(refuse);
    });
    if (slot.isReleased()) throw callerHasLeft();
    return slot;
  };
}

function createSlot() {
  let [hasEnded, isRunning, isReleased] = [false, false, false];
  const { promise, resolve } = Promise.withResolvers<void>();
  const release = (): void => {
    if (!hasEnded || isRunning) return;
    isReleased = true;
    resolve();
  };
  return {
    released: promise,
    isReleased: () => isReleased,
    leave() {
      hasEnded = true;
      release();
    },
    async during<T>(work: () => Promise<T>): Promise<T> {
      isRunning = true;
      try {
        return await work();
      } finally {
        isRunning = false;
        release();
      }
    },
  };
}

export const hasLeft = ({ raw: { socket } }: Pick<FastifyRequest, 'raw'>): boolean => socket.destroyed;

/** Calls `end` after the answer, or when its connection has closed: a pipelined answer may never get one. */
function endWith({ raw: { socket } }: FastifyRequest, { raw }: FastifyReply, end: () => void): void {
  const over = (): void => {
    socket.off('close', over);
    end();
  };
  socket.once('close', over);
  raw.once('close', over);
}

export const callerHasLeft = (): AppError => new AppError('request_timeout', 'The caller has left.');

const tooManyRunning = (): AppError =>
  new AppError('rate_limited', 'Too many attempts. Please try again in a moment.', {
    retry_after_seconds: 1,
  });
