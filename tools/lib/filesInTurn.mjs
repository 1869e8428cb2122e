/**
 * Of these files all but one of so many: what the short form leaves out in this turn. In twice as many turns each of them
 * is taken: the turn is halved, because some of these files take every other of their own cases by the same number.
 * @param {readonly string[]} files
 * @param {number} turn
 * @param {number} oneOf
 * @returns {readonly string[]}
 */
export function leftOutInTurn(files, turn, oneOf) {
  return files.filter((_, at) => (at + Math.floor(turn / 2)) % oneOf !== 0);
}
