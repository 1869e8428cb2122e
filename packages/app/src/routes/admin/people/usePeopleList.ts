import { ADMIN_ROWS_PER_PAGE, ADMIN_USER_SORTS, ROLES } from '@kathaloka/contract/limits';
import type { AdminPeopleScreenProps } from '@kathaloka/ui';
import { sortChanges, sortIn, useListAddress } from '../useListAddress.ts';
import { useShownPage } from '../useShownPage.ts';
import { useTypedFilter } from '../useTypedFilter.ts';
import { useListUsersQuery } from './calls.ts';

type Props = Pick<
  AdminPeopleScreenProps,
  | 'query'
  | 'onQueryChange'
  | 'role'
  | 'onRoleFilterChange'
  | 'standing'
  | 'onStandingChange'
  | 'sort'
  | 'onSortChange'
  | 'pagination'
>;

/** One page of the accounts, as the address asks for it, and the handlers that change the address. */
export function usePeopleList() {
  const address = useListAddress();
  const { read, readOneOf, change, page } = address;
  const q = read('q') ?? '';
  const role = readOneOf('role', ROLES);
  const standing = readOneOf('standing', ['blocked', 'notBlocked']);
  const order = sortIn(address, ADMIN_USER_SORTS);
  const [query, setQuery] = useTypedFilter(q, (text) => address.replace({ q: text }));

  const list = useListUsersQuery({
    query: {
      page,
      ...(q && { q }),
      ...(role && { role }),
      ...(standing && { is_blocked: String(standing === 'blocked') }),
      ...(order && { sort: order.sort, order: order.order }),
    },
  });
  const { data, sort } = useShownPage(list, order?.shown);

  const props: Props = {
    query,
    onQueryChange: setQuery,
    role: role ?? 'any',
    onRoleFilterChange: (value) => change({ role: value === 'any' ? undefined : value }),
    standing: standing ?? 'any',
    onStandingChange: (value) => change({ standing: value === 'any' ? undefined : value }),
    sort,
    onSortChange: (wanted) => change(sortChanges(wanted)),
    pagination: data && {
      page: data.page,
      totalPages: data.total_pages,
      total: data.total_users,
      pageSize: ADMIN_ROWS_PER_PAGE,
      onPageChange: (target) => change({ page: String(target) }),
    },
  };
  return {
    people: data?.users,
    error: list.isFetching ? undefined : list.error,
    refetch: () => void list.refetch(),
    props,
  };
}
