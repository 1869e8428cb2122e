import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';

const REMOVE_BUTTONS = '[data-removes]';

interface ListFocus<E extends HTMLElement> {
  /** The ref of the element that contains the list and its add button, which has `data-adds`. */
  listRef: RefObject<E | null>;
  /** Removes an entry. Its button has `data-removes`. */
  removeEntry: (remove: () => void) => void;
}

/** Moves focus from a removed entry's button to the next entry, the last entry, or the add button. */
export function useListFocus<E extends HTMLElement>(): ListFocus<E> {
  const listRef = useRef<E>(null);
  const removeButtons = () => [...(listRef.current?.querySelectorAll<HTMLElement>(REMOVE_BUTTONS) ?? [])];

  function removeEntry(remove: () => void) {
    const index = removeButtons().findIndex((button) => button === document.activeElement);
    if (index === -1) return remove();
    flushSync(remove);
    const remaining = removeButtons();
    (
      remaining[index] ??
      remaining.at(-1) ??
      listRef.current?.querySelector<HTMLElement>('[data-adds]')
    )?.focus();
  }

  return { listRef, removeEntry };
}
