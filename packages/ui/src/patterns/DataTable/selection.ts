/** The keys between two rows, both included, in the order in which the rows are shown. */
export function rangeOf(keys: readonly string[], first: string, last: string): readonly string[] {
  const ends = [keys.indexOf(first), keys.indexOf(last)];
  const [start, end] = [Math.min(...ends), Math.max(...ends)];
  return start < 0 ? [last] : keys.slice(start, end + 1);
}

/** The selection after `keys` were ticked or unticked. */
export function withSelected(
  selection: ReadonlySet<string>,
  keys: readonly string[],
  isSelected: boolean,
): ReadonlySet<string> {
  const next = new Set(selection);
  for (const key of keys) {
    if (isSelected) next.add(key);
    else next.delete(key);
  }
  return next;
}

export type SelectionState = 'none' | 'some' | 'all';

/** What the checkbox above all rows shows. */
export function selectionState(keys: readonly string[], selection: ReadonlySet<string>): SelectionState {
  const count = keys.filter((key) => selection.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}
