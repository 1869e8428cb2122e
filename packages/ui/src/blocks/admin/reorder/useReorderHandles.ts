import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { moved } from './moved.ts';
import { placeAt } from './placeAt.ts';

interface Lifted {
  id: string;
  /** The order during a move. */
  order: readonly string[];
}

export type ReorderEvent = 'lifted' | 'moved' | 'dropped' | 'taken';

interface ReorderOptions {
  /** The saved order. */
  ids: readonly string[];
  onReorder: (ids: readonly string[]) => void;
  /** Called on each move, to announce it to screen readers. */
  onEvent: (event: ReorderEvent, id: string, place: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** The lifted row, and the order so far. */
function useLiftedRow({ ids, onReorder, onEvent }: ReorderOptions) {
  const [lifted, setLifted] = useState<Lifted>();
  const order = lifted?.order ?? ids;

  function lift(id: string) {
    setLifted({ id, order: ids });
    onEvent('lifted', id, ids.indexOf(id) + 1);
  }

  function move(id: string, to: number) {
    const next = moved(order, order.indexOf(id), to);
    if (next === order) return;
    setLifted({ id, order: next });
    onEvent('moved', id, next.indexOf(id) + 1);
  }

  function drop(id: string, end = order) {
    setLifted(undefined);
    onEvent('dropped', id, end.indexOf(id) + 1);
    if (end.some((entry, index) => entry !== ids[index])) onReorder(end);
  }

  function cancel(id: string) {
    setLifted(undefined);
    onEvent('taken', id, ids.indexOf(id) + 1);
  }

  return { lifted, order, lift, move, drop, cancel };
}

/**
 * Reorders rows by dragging a handle, with the space bar and arrow keys, or with two clicks: the first lifts a row, and
 * the second, on another row's handle, drops it there.
 */
export function useReorderHandles(options: ReorderOptions) {
  const { lifted, order, lift, move, drop, cancel } = useLiftedRow(options);
  /** The order when the press lifted the row; undefined if the row was already lifted, so that the press drops it. */
  const orderAtPress = useRef<readonly string[]>(undefined);

  function handleKeyDown(event: KeyboardEvent<HTMLElement>, id: string) {
    const isLifted = lifted?.id === id;
    const step = STEPS[event.key];
    if (event.key === ' ' || (event.key === 'Enter' && isLifted)) {
      event.preventDefault();
      if (isLifted) drop(id);
      else lift(id);
    } else if (isLifted && step !== undefined) {
      event.preventDefault();
      move(id, order.indexOf(id) + step);
    } else if (isLifted && event.key === 'Escape') cancel(id);
    else if (isLifted && event.key === 'Tab') drop(id);
  }

  function handlePointerDown(event: PointerEvent<HTMLElement>, id: string) {
    if (event.button !== 0) return;
    if (lifted && lifted.id !== id) {
      drop(lifted.id, moved(order, order.indexOf(lifted.id), order.indexOf(id)));
      return;
    }
    event.currentTarget.setPointerCapture(event.pointerId);
    orderAtPress.current = lifted ? undefined : order;
    if (!lifted) lift(id);
  }

  function handlePointerUp(id: string) {
    const isClick = order === orderAtPress.current;
    if (lifted?.id === id && !isClick) drop(id);
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>, id: string) {
    if (lifted?.id !== id || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const handle = event.currentTarget;
    flushSync(() => move(id, placeUnder(event)));
    // moving the row in the DOM releases the pointer, so capture it again
    handle.setPointerCapture(event.pointerId);
  }

  return {
    order,
    liftedId: lifted?.id,
    handleProps: (id: string) => ({
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => handleKeyDown(event, id),
      onPointerDown: (event: PointerEvent<HTMLElement>) => handlePointerDown(event, id),
      onPointerMove: (event: PointerEvent<HTMLElement>) => handlePointerMove(event, id),
      onPointerUp: () => handlePointerUp(id),
      onPointerCancel: () => lifted?.id === id && cancel(id),
    }),
  };
}

function placeUnder(event: PointerEvent<HTMLElement>): number {
  const rows = [...(event.currentTarget.closest('tbody, ul')?.children ?? [])];
  return placeAt(
    rows.map((row) => row.getBoundingClientRect()),
    event,
  );
}
