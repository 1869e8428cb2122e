/** A file runs in so many turns, one after the other, before others do. */
const TURNS_OF_A_FILE = 12;

/**
 * Of these files all but one of so many: what the short form leaves out in this turn. In twelve times as many turns each of
 * them is taken with each of its own cases: some of these files take one of two, of three or of six by the same number.
 * @param {readonly string[]} files
 * @param {number} turn
 * @param {number} oneOf
 * @returns {readonly string[]}
 */
export function leftOutInTurn(files, turn, oneOf) {
  return files.filter((_, at) => (at + Math.floor(turn / TURNS_OF_A_FILE)) % oneOf !== 0);
}

/**
 * One half of these files, and the other one when so many turns have passed.
 * @param {readonly string[]} files
 * @param {number} turn
 * @param {number} turns
 * @returns {readonly string[]}
 */
export const halfInTurn = (files, turn, turns) =>
  files.filter((_, at) => (at + Math.floor(turn / turns)) % 2 === 0);
