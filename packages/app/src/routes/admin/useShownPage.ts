import type { TableSort } from '@kathaloka/ui';
import { useState } from 'react';

/**
 * The page of a list to show: the last loaded one until the requested one has loaded. Returned together with its sort
 * order, because a heading must not show an order that the rows do not have yet.
 */
export function useShownPage<T>(
  { currentData }: { readonly currentData?: T | undefined },
  sort: TableSort | undefined,
): { data: T | undefined; sort: TableSort | undefined } {
  const [shown, setShown] = useState({ data: currentData, sort });
  if (currentData !== undefined && currentData !== shown.data) {
    setShown({ data: currentData, sort });
    return { data: currentData, sort };
  }
  return shown;
}
