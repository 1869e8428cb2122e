import { useCallback, useLayoutEffect, useRef } from 'react';

/** A stable handler that always calls the latest one, for long lists of memoised items. */
export function useStableHandler<Args extends unknown[]>(
  handler: ((...args: Args) => void) | undefined,
): (...args: Args) => void {
  const ref = useRef(handler);
  useLayoutEffect(() => {
    ref.current = handler;
  });
  return useCallback((...args: Args) => ref.current?.(...args), []);
}
