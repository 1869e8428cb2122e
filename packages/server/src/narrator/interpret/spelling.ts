/** Whether two words differ by a typing error only; short words are too easily alike. */
export function isSlipOf(typed: string, meant: string): boolean {
  const length = Math.min(typed.length, meant.length);
  if (length < 4 || typed.charAt(0) !== meant.charAt(0)) return false;
  if (length < 5) return isSwapOf(typed, meant) || isDoublingOf(typed, meant);
  const most = length >= 7 ? 2 : 1;
  return Math.abs(typed.length - meant.length) <= most && distance(typed, meant) <= most;
}

/** Two neighbouring letters that changed places. */
export function isSwapOf(typed: string, meant: string): boolean {
  if (typed.length !== meant.length || typed === meant) return false;
  let at = 0;
  while (typed[at] === meant[at]) at += 1;
  return (
    typed[at] === meant[at + 1] && typed[at + 1] === meant[at] && typed.slice(at + 2) === meant.slice(at + 2)
  );
}

const once = (word: string) => word.replaceAll(/(.)\1/gu, '$1');

/** A letter written twice for once, or once for twice. */
function isDoublingOf(typed: string, meant: string): boolean {
  return typed !== meant && once(typed) === once(meant);
}

/** How many letters were added, left out, changed or swapped with their neighbour. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      let cost = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwap) cost = Math.min(cost, before[column - 2]! + 1);
      next.push(cost);
    }
    before = last;
    last = next;
  }
  return last[b.length]!;
}

/** Whether one word can be a misspelling of the other, given that the words around it are the same. */
export function isNearlyEqual(typed: string, meant: string): boolean {
  const length = Math.min(typed.length, meant.length);
  if (length < 3 || Math.abs(typed.length - meant.length) > 2) return false;
  return distance(typed, meant) <= (length >= 6 ? 2 : 1);
}
