import { useState } from 'react';

interface DeleteOptions<T> {
  /** How many stories use each, by its id, where that is known. */
  storyCounts: Readonly<Record<string, number>> | undefined;
  onDelete: (entry: T) => void;
}

/** Deletes unused entries after a question, and remembers refusals. */
export function useDelete<T extends { id: string; display_name: string }>({
  storyCounts,
  onDelete,
}: DeleteOptions<T>) {
  const [refused, setRefused] = useState<{ entry: T; count: number }>();
  const [asked, setAsked] = useState<{ entry: T; isOpen: boolean }>();

  function handleDelete(entry: T) {
    const count = storyCounts?.[entry.id] ?? 0;
    setRefused(count > 0 ? { entry, count } : undefined);
    if (count === 0) setAsked({ entry, isOpen: true });
  }

  return {
    refused,
    handleDelete,
    question: {
      open: asked?.isOpen ?? false,
      // shown during the closing animation, too
      name: asked?.entry.display_name ?? '',
      onOpenChange: (isOpen: boolean) => setAsked((before) => before && { ...before, isOpen }),
      onConfirm: () => {
        if (!asked) return;
        setAsked({ ...asked, isOpen: false });
        onDelete(asked.entry);
      },
    },
  };
}
