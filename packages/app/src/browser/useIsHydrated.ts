import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page has become the browser's own. Until then it is rendered as the server has rendered it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
