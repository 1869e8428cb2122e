import { type KeyboardEvent, type PointerEvent, useState } from 'react';
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
  /** Announces each move to screen readers. */
  onEvent: (event: ReorderEvent, id: string, place: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity };

/** Reorders rows: dragged by a handle, or lifted with the space bar and moved with the arrow keys. */
export function useReorder({ ids, onReorder, onEvent }: ReorderOptions) {
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

  function drop(id: string) {
    setLifted(undefined);
    onEvent('dropped', id, order.indexOf(id) + 1);
    if (order.some((entry, index) => entry !== ids[index])) onReorder(order);
  }

  function takeBack(id: string) {
    setLifted(undefined);
    onEvent('taken', id, ids.indexOf(id) + 1);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>, id: string) {
    const isLifted = lifted?.id === id;
    const handle = event.currentTarget;
    const step = STEPS[event.key];
    if (event.key === ' ' || (event.key === 'Enter' && isLifted)) {
      event.preventDefault();
      if (isLifted) drop(id);
      else lift(id);
    } else if (isLifted && step !== undefined) {
      event.preventDefault();
      // A row that moves in the DOM loses focus, so restore it before the next key.
      flushSync(() => move(id, order.indexOf(id) + step));
      handle.focus();
    } else if (isLifted && event.key === 'Escape') takeBack(id);
    else if (isLifted && event.key === 'Tab') drop(id);
  }

  function handlePointerDown(event: PointerEvent<HTMLElement>, id: string) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    lift(id);
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>, id: string) {
    if (lifted?.id !== id || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const rows = [...(event.currentTarget.closest('tbody, ul')?.children ?? [])];
    move(
      id,
      placeAt(
        rows.map((row) => row.getBoundingClientRect()),
        event,
      ),
    );
  }

  return {
    order,
    liftedId: lifted?.id,
    handleProps: (id: string) => ({
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => handleKeyDown(event, id),
      onPointerDown: (event: PointerEvent<HTMLElement>) => handlePointerDown(event, id),
      onPointerMove: (event: PointerEvent<HTMLElement>) => handlePointerMove(event, id),
      onPointerUp: () => lifted?.id === id && drop(id),
      onPointerCancel: () => lifted?.id === id && takeBack(id),
    }),
  };
}
