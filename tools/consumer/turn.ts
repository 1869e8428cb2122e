/** What is tried of the packages: everything in the long form; in the short one a part, and the rest in the next turn. */
const IS_LONG = Boolean(process.env.TEST_FULL);
const TURN = Number(process.env.TEST_TURN ?? 0);

/** The client takes as long as two recipes of the library: it is built, packed, installed, and used by two apps. */
export const hasClient = (turn = TURN, isLong = IS_LONG): boolean => isLong || turn % 2 === 0;

/** Of the library's recipes one beside the client, and the others without it. */
export function recipesOfTurn(names: readonly string[], turn = TURN, isLong = IS_LONG): readonly string[] {
  return isLong ? names : names.filter((_, at) => (at === 0) === hasClient(turn));
}

/** One of these, each in its turn. */
export const oneOfTurn = <T>(all: readonly T[]): readonly T[] => [all[TURN % all.length]!];
