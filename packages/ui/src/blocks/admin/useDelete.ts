import { useState } from 'react';

interface DeleteOptions<T> {
  /** How many stories use each entry, by its id, if known. */
  storyCounts: Readonly<Record<string, number>> | undefined;
  onDelete: (entry: T) => void;
}

/** Deletes unused entries after a confirmation; for an entry in use returns the refusal. */
export function useDelete<T extends { id: string; display_name: string }>({
  storyCounts,
  onDelete,
}: DeleteOptions<T>) {
  const [refused, setRefused] = useState<T>();
  const [asked, setAsked] = useState<{ entry: T; isOpen: boolean }>();

  const countOf = ({ id }: T): number => storyCounts?.[id] ?? 0;

  function handleDelete(entry: T) {
    const isUsed = countOf(entry) > 0;
    setRefused(isUsed ? entry : undefined);
    if (!isUsed) setAsked({ entry, isOpen: true });
  }

  return {
    // shown until no story uses the entry
    refused: refused && countOf(refused) > 0 ? { entry: refused, count: countOf(refused) } : undefined,
    handleDelete,
    question: {
      open: asked?.isOpen ?? false,
      // stays during the closing animation
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
