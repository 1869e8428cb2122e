/** Moves an entry of a list; clamps positions beyond the ends. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const place = Math.min(Math.max(to, 0), list.length - 1);
  const entry = list[from];
  if (entry === undefined || place === from) return list;
  return list.toSpliced(from, 1).toSpliced(place, 0, entry);
}
