import type { TableSort } from '@kathaloka/ui';
import { useLocation, useNavigate } from 'react-router-dom';

type Changes = Readonly<Record<string, string | undefined>>;

export interface ListAddress {
  readonly read: (name: string) => string | undefined;
  /** One of a closed list, or nothing: an address may have been written by hand. */
  readonly readOneOf: <T extends string>(name: string, values: readonly T[]) => T | undefined;
  readonly page: number;
  /** Puts filters into the address. The list begins with its first page again, unless the page is what changes. */
  readonly change: (changes: Changes) => void;
  /** The same, without an entry in the history, for what is typed. */
  readonly retouch: (changes: Changes) => void;
}

/** What a list shows, kept in the address: it can be reloaded, sent to somebody, and gone back to. */
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
    retouch: (changes) => put(changes, true),
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

/** What an order that a heading asks for is in the address. */
export function sortChanges(sort: TableSort | undefined): Changes {
  return { sort: sort?.key, order: sort && (sort.direction === 'ascending' ? 'asc' : 'desc') };
}
