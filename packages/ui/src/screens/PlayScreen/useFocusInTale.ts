import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Whether an element is in the tale or the commands. Panels and popovers return their focus themselves. */
function isInTale(target: Element, place: Element | null): boolean {
  const main = place?.closest('main');
  const part = [...(main?.parentElement?.children ?? [])].find((child) => child.contains(target));
  return part !== undefined && (part === main || part.matches('section'));
}

/**
 * Moves the focus from an element that disappears, such as a chosen choice, to the place of the choices, or
 * to the log if there are none; otherwise Tab would start at the top of the page. Returns a ref to that
 * place.
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
