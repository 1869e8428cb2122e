/** Whether two words differ only by a typing error. Short words are too similar for that. */
export function isSlipOf(typed: string, meant: string): boolean {
  const length = Math.min(typed.length, meant.length);
  if (length < 4 || typed.charAt(0) !== meant.charAt(0)) return false;
  if (length < 5) return isSwapOf(typed, meant) || isDoublingOf(typed, meant);
  const most = length >= 7 ? 2 : 1;
  return Math.abs(typed.length - meant.length) <= most && isWithin(most, typed, meant);
}

/** Two neighbouring letters are swapped. */
export function isSwapOf(typed: string, meant: string): boolean {
  if (typed.length !== meant.length || typed === meant) return false;
  let at = 0;
  while (typed[at] === meant[at]) at += 1;
  return (
    typed[at] === meant[at + 1] && typed[at + 1] === meant[at] && typed.slice(at + 2) === meant.slice(at + 2)
  );
}

const once = (word: string) => word.replaceAll(/(.)\1/gu, '$1');

/** A letter is doubled, or a double letter is single. */
function isDoublingOf(typed: string, meant: string): boolean {
  return typed !== meant && typed.at(-1) === meant.at(-1) && once(typed) === once(meant);
}

/** Copied for each row, which is faster than building it; long enough for the largest `most` of `isWithin`. */
const BLANK: readonly number[] = Array.from({ length: 7 }, () => Infinity);

/**
 * Whether at most `most` letters were added, left out, changed or swapped with their neighbour. Only cells
 * near the diagonal are computed: beyond it, more letters differ.
 */
function isWithin(most: 1 | 2, a: string, b: string): boolean {
  const centre = most + 1;
  let before = BLANK.slice();
  let last = BLANK.slice();
  for (let column = 0; column <= most; column += 1) last[centre + column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    const next = BLANK.slice();
    let least = Infinity;
    for (let at = 1; at < 2 * centre; at += 1) {
      const column = row + at - centre;
      if (column < 0 || column > b.length) continue;
      // the letter before the first one equals no other
      const isSame = a[row - 1] === b[column - 1];
      const cost = Math.min(last[at + 1]! + 1, next[at - 1]! + 1, last[at]! + (isSame ? 0 : 1));
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      next[at] = isSwap ? Math.min(cost, before[at]! + 1) : cost;
      least = Math.min(least, next[at]!);
    }
    if (least > most) return false;
    before = last;
    last = next;
  }
  return (last[b.length - a.length + centre] ?? Infinity) <= most;
}

/** Whether one word may be a misspelling of the other, if the words around them are equal. */
export function isNearlyEqual(typed: string, meant: string): boolean {
  const length = Math.min(typed.length, meant.length);
  if (length < 3 || Math.abs(typed.length - meant.length) > 2) return false;
  return isWithin(length >= 6 ? 2 : 1, typed, meant);
}
