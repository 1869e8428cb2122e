import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';

const TAKERS = '[data-takes-away]';

interface ListFocus<E extends HTMLElement> {
  /** The element that holds the list, and what adds to it: that one has `data-adds`. */
  listRef: RefObject<E | null>;
  /** Takes an entry out. The button that asks for it has `data-takes-away`. */
  takeAway: (remove: () => void) => void;
}

/** A button that takes its own entry away would take the focus along: it goes to the next one, or to what adds. */
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
