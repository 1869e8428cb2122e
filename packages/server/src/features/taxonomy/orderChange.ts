import type { Change } from '../audit/public.ts';

interface Listed {
  readonly id: string;
  readonly display_name: string;
}

export type OrderChange = Pick<Change, 'id' | 'name' | 'before' | 'after'>;

/**
 * Describes a new order for the audit log: the position of the item that was moved, counted from 1, or else
 * the names in both orders, from the first to the last item that changed.
 */
export function orderChange(before: readonly Listed[], after: readonly Listed[]): OrderChange {
  const differs = (_: Listed, place: number): boolean => before[place]?.id !== after[place]?.id;
  const first = before.findIndex(differs);
  const last = before.findLastIndex(differs);
  if (first === -1) return { id: null, before: {}, after: {} };
  for (const [from, to] of [
    [first, last],
    [last, first],
  ] as const) {
    const moved = before[from]!;
    const others = before.toSpliced(from, 1);
    if (others.toSpliced(to, 0, moved).every(({ id }, place) => id === after[place]?.id))
      return {
        id: moved.id,
        name: moved.display_name,
        before: { position: from + 1 },
        after: { position: to + 1 },
      };
  }
  const names = (list: readonly Listed[]) =>
    list.slice(first, last + 1).map(({ display_name }) => display_name);
  return { id: null, before: { order: names(before) }, after: { order: names(after) } };
}
