import { useEffectEvent, useLayoutEffect } from 'react';
import { useIsHydrating } from './useIsHydrating.ts';

/**
 * Hands over what was typed or chosen in a field that a server has rendered, before it was hydrated: React leaves it there,
 * and the next render would drop it. Nothing of a field whose `value` is undefined, which has its value by itself.
 */
export function useEarlyValue(
  value: string | undefined,
  read: () => string | undefined,
  onFound: (early: string) => void,
): void {
  const isHydrating = useIsHydrating();
  const take = useEffectEvent(() => {
    const early = isHydrating && value !== undefined ? read() : value;
    if (early !== undefined && early !== value) onFound(early);
  });
  // in the commit that hydrates it: no render is before that
  useLayoutEffect(() => take(), []);
}
