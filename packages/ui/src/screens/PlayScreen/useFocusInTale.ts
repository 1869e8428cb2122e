import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Whether it is in the tale or among the commands below it. Panels and popovers return their focus themselves. */
function isInTale(target: Element, place: Element | null): boolean {
  const main = place?.closest('main');
  const part = [...(main?.parentElement?.children ?? [])].find((child) => child.contains(target));
  return part !== undefined && (part === main || part.matches('section'));
}

/**
 * Whatever has the focus and goes away, such as a choice that was made, leaves it to the place of the choices, from where
 * the next Tab leads to the next ones; or to the log, where there are none. Otherwise Tab would begin at the top of the
 * page. Returns a ref to that place.
 */
export function useFocusInTale(): RefObject<HTMLDivElement | null> {
  const placeRef = useRef<HTMLDivElement>(null);
  const focusedRef = useRef<Element>(undefined);

  useEffect(() => {
    const handleIn = ({ target }: FocusEvent) => {
      focusedRef.current =
        target instanceof Element && isInTale(target, placeRef.current) ? target : undefined;
    };
    document.addEventListener('focusin', handleIn);
    return () => document.removeEventListener('focusin', handleIn);
  }, []);

  useLayoutEffect(() => {
    const [focused, place] = [focusedRef.current, placeRef.current];
    if (!focused || !place) return;
    const isEmpty = place.childElementCount === 0;
    const canStay = focused === place ? !isEmpty : focused.isConnected && !focused.matches(':disabled');
    if (canStay) return;
    focusedRef.current = undefined;
    const { activeElement, body } = document;
    if (activeElement !== body && activeElement !== focused) return;
    const log = place.closest('main')?.querySelector<HTMLElement>('[role="log"]');
    (isEmpty ? log : place)?.focus({ preventScroll: true });
  });

  return placeRef;
}
