import { createFairQueue } from '../../../platform/fairQueue.ts';
import { nextTurn } from '../../../platform/nextTurn.ts';

/** How many pages to print a process works at. Each takes a connection to the database and some of the thread. */
const CONCURRENT = 2;

/** Runs the work of one account at a time, and of two accounts in all. */
export type InPrintTurn = <T>(user_id: string, work: () => Promise<T>) => Promise<T>;

export function createPrintTurns(): InPrintTurn {
  const queue = createFairQueue(CONCURRENT);
  return async (user_id, work) => {
    const leave = await queue.enter(user_id);
    try {
      await nextTurn();
      return await work();
    } finally {
      leave();
    }
  };
}

/** Makes each piece in a turn of its own: while its reader is slow, others are printed. */
export async function* inPieces<T>(
  pieces: AsyncGenerator<T, void>,
  inTurn: <R>(work: () => Promise<R>) => Promise<R>,
): AsyncGenerator<T, void> {
  try {
    for (;;) {
      const { done, value } = await inTurn(() => pieces.next());
      if (done) return;
      yield value;
    }
  } finally {
    await pieces.return();
  }
}
