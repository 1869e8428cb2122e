import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether a page that a server has rendered is being hydrated: nothing is known of the device yet. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
