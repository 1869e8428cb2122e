import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether a server-rendered page is being hydrated, so that nothing about the device may be used yet. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
