import { useEffectEvent, useLayoutEffect } from 'react';
import { useIsHydrating } from './useIsHydrating.ts';

/**
 * Reports a value that was typed or chosen in a server-rendered field before hydration; otherwise the next
 * render would drop it. An uncontrolled field (`value` undefined) needs no report.
 */
export function useValueBeforeHydration(
  value: string | undefined,
  read: () => string | undefined,
  onFound: (early: string) => void,
): void {
  const isHydrating = useIsHydrating();
  const take = useEffectEvent(() => {
    const early = isHydrating && value !== undefined ? read() : value;
    if (early !== undefined && early !== value) onFound(early);
  });
  // a layout effect runs in the commit that hydrates the field, before any other render
  useLayoutEffect(() => take(), []);
}
