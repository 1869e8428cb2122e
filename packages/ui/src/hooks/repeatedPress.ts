import type { KeyboardEvent, KeyboardEventHandler, UIEvent } from 'react';

/** Whether a click is the second of a double click. It would hit a control that the first click has just shown. */
export function isSecondClick({ detail }: Pick<UIEvent, 'detail'>): boolean {
  return detail > 1;
}

/** Ignores a held Enter, which would press a button or send a form many times a second. */
export const ignoringHeldEnter =
  <E extends Element>(next: KeyboardEventHandler<E> | undefined): KeyboardEventHandler<E> =>
  (event: KeyboardEvent<E>) => {
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
    next?.(event);
  };
