import { useCallback, useLayoutEffect, useRef } from 'react';

/** A handler with a stable identity that calls the latest one, for long lists of memoised items. */
export function useStableHandler<Args extends unknown[]>(
  handler: ((...args: Args) => void) | undefined,
): (...args: Args) => void {
  const ref = useRef(handler);
  useLayoutEffect(() => {
    ref.current = handler;
  });
  return useCallback((...args: Args) => ref.current?.(...args), []);
}
