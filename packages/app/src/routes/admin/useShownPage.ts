import type { TableSort } from '@kathaloka/ui';
import { useState } from 'react';

/**
 * The page of a list that is shown: the last one that has arrived, until the one that is asked for is there. With it
 * stays the order that it is in, because a heading must not name an order that the rows do not have yet.
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
