import { type DragEvent, type KeyboardEvent, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';

/** The props of a row that can be moved: with Alt and the arrow keys, by buttons, or by dragging its grip. */
export interface RowOrder {
  up: () => void;
  down: () => void;
  isFirst: boolean;
  isLast: boolean;
  row: {
    onKeyDown: (event: KeyboardEvent) => void;
    onDragOver: (event: DragEvent) => void;
    onDrop: (event: DragEvent) => void;
  };
  grip: {
    draggable: true;
    onDragStart: (event: DragEvent) => void;
    onDragEnd: () => void;
  };
}

/** Reorders a list. Focus follows a row if its buttons have `data-moves="up"` and `data-moves="down"`. */
export function useReorder(
  listRef: RefObject<HTMLElement | null>,
  count: number,
  onMove: (from: number, to: number) => void,
): (index: number) => RowOrder {
  const dragged = useRef<number>(undefined);

  function move(from: number, to: number) {
    if (to < 0 || to >= count) return;
    const active = document.activeElement;
    flushSync(() => onMove(from, to));
    const way = active instanceof HTMLElement ? active.dataset['moves'] : undefined;
    if (way === undefined) return;
    const row = listRef.current?.querySelectorAll('[data-row]')[to];
    const buttons = [...(row?.querySelectorAll<HTMLButtonElement>('[data-moves]') ?? [])];
    // at an end of the list the button is disabled, so focus moves to the other button
    (
      buttons.find((button) => button.dataset['moves'] === way && !button.disabled) ??
      buttons.find((button) => !button.disabled)
    )?.focus();
  }

  return (index) => ({
    up: () => move(index, index - 1),
    down: () => move(index, index + 1),
    isFirst: index === 0,
    isLast: index === count - 1,
    row: {
      onKeyDown: (event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        event.stopPropagation();
        move(index, event.key === 'ArrowUp' ? index - 1 : index + 1);
      },
      onDragOver: (event) => {
        if (dragged.current !== undefined) event.preventDefault();
      },
      onDrop: (event) => {
        if (dragged.current === undefined) return;
        event.preventDefault();
        onMove(dragged.current, index);
        dragged.current = undefined;
      },
    },
    grip: {
      draggable: true,
      onDragStart: (event) => {
        dragged.current = index;
        event.dataTransfer.effectAllowed = 'move';
      },
      // after a drop outside the list or a cancelled drag, the next drag may be of something else
      onDragEnd: () => {
        dragged.current = undefined;
      },
    },
  });
}
