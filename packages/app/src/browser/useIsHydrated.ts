import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is hydrated. Until then it must render exactly what the server has rendered. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
