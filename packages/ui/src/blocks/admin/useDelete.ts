import { useState } from 'react';

interface DeleteOptions<T> {
  /** How many stories use each, by its id, where that is known. */
  storyCounts: Readonly<Record<string, number>> | undefined;
  onDelete: (entry: T) => void;
}

/** Deletes unused entries, and remembers refusals. */
export function useDelete<T extends { id: string }>({ storyCounts, onDelete }: DeleteOptions<T>) {
  const [refused, setRefused] = useState<{ entry: T; count: number }>();

  function handleDelete(entry: T) {
    const count = storyCounts?.[entry.id] ?? 0;
    setRefused(count > 0 ? { entry, count } : undefined);
    if (count === 0) onDelete(entry);
  }

  return { refused, handleDelete };
}
