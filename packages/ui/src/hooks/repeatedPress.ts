import type { KeyboardEvent, KeyboardEventHandler, UIEvent } from 'react';

/** The second click of a double click: the first one did what was meant, and this one would hit what is there now. */
export function isSecondClick({ detail }: Pick<UIEvent, 'detail'>): boolean {
  return detail > 1;
}

/** Enter that is held down would press a button, or send a form, many times a second. */
export const ignoringHeldEnter =
  <E extends Element>(next: KeyboardEventHandler<E> | undefined): KeyboardEventHandler<E> =>
  (event: KeyboardEvent<E>) => {
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    next?.(event);
  };
