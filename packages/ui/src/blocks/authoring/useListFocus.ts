import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';

const TAKERS = '[data-takes-away]';

interface ListFocus<E extends HTMLElement> {
  /** Ref of the element with the list and its add button, which has `data-adds`. */
  listRef: RefObject<E | null>;
  /** Removes an entry. Its button has `data-takes-away`. */
  takeAway: (remove: () => void) => void;
}

/** Removing an entry would drop the focus with its button, so it moves to the next entry or to the add button. */
export function useListFocus<E extends HTMLElement>(): ListFocus<E> {
  const listRef = useRef<E>(null);
  const takersOf = () => [...(listRef.current?.querySelectorAll<HTMLElement>(TAKERS) ?? [])];

  function takeAway(remove: () => void) {
    const index = takersOf().findIndex((taker) => taker === document.activeElement);
    if (index === -1) return remove();
    flushSync(remove);
    const left = takersOf();
    (left[index] ?? left.at(-1) ?? listRef.current?.querySelector<HTMLElement>('[data-adds]'))?.focus();
  }

  return { listRef, takeAway };
}
