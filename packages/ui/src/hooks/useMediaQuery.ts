import { useCallback, useSyncExternalStore } from 'react';
import { mediaList } from './browserParts.ts';

/** Whether a media query matches; follows changes. Only for what CSS cannot do. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = mediaList(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => mediaList(query)?.matches ?? false,
    () => false,
  );
}
