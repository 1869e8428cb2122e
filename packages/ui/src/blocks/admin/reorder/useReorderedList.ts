import { useId, useState } from 'react';
import { type ReorderEvent, useReorderHandles } from './useReorderHandles.ts';
import { adminWords } from '../../../words/admin/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface Entry {
  readonly id: string;
  readonly display_name: string;
}

interface ReorderedListOptions<T extends Entry> {
  /** The entries in their saved order. `undefined` while loading. */
  entries: readonly T[] | undefined;
  onReorder: (ids: readonly string[]) => void;
}

/** A list that is reordered by dragging or by keyboard; each move is announced. */
export function useReorderedList<T extends Entry>({ entries, onReorder }: ReorderedListOptions<T>) {
  const words = useWords(adminWords).reorder;
  const hintId = useId();
  const [message, setMessage] = useState('');
  const byId = new Map(entries?.map((entry) => [entry.id, entry]));

  function announce(event: ReorderEvent, id: string, place: number) {
    setMessage(words[event](byId.get(id)?.display_name ?? '', place, byId.size));
  }

  const { order, liftedId, handleProps } = useReorderHandles({
    ids: [...byId.keys()],
    onReorder,
    onEvent: announce,
  });
  return {
    shown: entries && order.flatMap((id) => byId.get(id) ?? []),
    placeOf: ({ id }: Entry) => order.indexOf(id) + 1,
    stateOf: ({ id }: Entry) => (id === liftedId ? 'lifted' : undefined),
    gripOf: ({ id, display_name }: Entry) => ({ ...handleProps(id), name: display_name, hintId }),
    /** The props of `ReorderAnnouncement`. */
    speech: { hintId, message },
  };
}
