import type { TableSort } from '@kathaloka/ui';
import { useLocation, useNavigate } from 'react-router-dom';

type Changes = Readonly<Record<string, string | undefined>>;

export interface ListAddress {
  readonly read: (name: string) => string | undefined;
  /** The value if it is in a closed list, otherwise undefined: users may edit addresses. */
  readonly readOneOf: <T extends string>(name: string, values: readonly T[]) => T | undefined;
  readonly page: number;
  /** Writes filters to the address. Resets the page, unless the page itself changes. */
  readonly change: (changes: Changes) => void;
  /** Like `change`, but replaces the history entry: for typed text. */
  readonly replace: (changes: Changes) => void;
}

/** The state of a list, stored in the address, so that it survives a reload, can be shared, and works with Back. */
export function useListAddress(): ListAddress {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const read = (name: string) => params.get(name) ?? undefined;

  function put(changes: Changes, replace: boolean): void {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries({ page: undefined, ...changes })) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    void navigate({ pathname, search: next.toString() }, { replace });
  }

  return {
    read,
    readOneOf: (name, values) => values.find((value) => value === read(name)),
    page: Math.max(1, Number.parseInt(read('page') ?? '1', 10) || 1),
    change: (changes) => put(changes, false),
    replace: (changes) => put(changes, true),
  };
}

const ORDERS = { asc: 'ascending', desc: 'descending' } as const;

/** The order in the address, by one of the server's keys. */
export function sortIn<K extends string>(
  { readOneOf }: Pick<ListAddress, 'readOneOf'>,
  keys: readonly K[],
): { sort: K; order: keyof typeof ORDERS; shown: TableSort } | undefined {
  const sort = readOneOf('sort', keys);
  if (sort === undefined) return undefined;
  const order = readOneOf('order', ['asc', 'desc']) ?? 'asc';
  return { sort, order, shown: { key: sort, direction: ORDERS[order] } };
}

/** The address parameters of a sort order. */
export function sortChanges(sort: TableSort | undefined): Changes {
  return { sort: sort?.key, order: sort && (sort.direction === 'ascending' ? 'asc' : 'desc') };
}
