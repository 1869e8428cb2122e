/** `npm run test:full` tries everything; `npm test` a sample. */
export const IS_LONG = process.env.TEST_FULL === '1';

/** Which sample it is: another one after each change of the code, and the same one for the same code. */
export const TURN = Number(process.env.TEST_TURN ?? 0);

/** One of so many, from a place on; all in the long form. */
export function oneOf<T>(every: number, all: readonly T[], from = 0): readonly T[] {
  return IS_LONG ? all : all.filter((_, at) => at % every === from % every);
}

/** One of so many, others in turn; all in the long form. */
export const inTurn = <T>(every: number, all: readonly T[]): readonly T[] => oneOf(every, all, TURN);
