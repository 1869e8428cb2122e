import { useState } from 'react';
import type { NamedThing } from '../../useNameOptions.ts';
import type { MergeDialogProps } from './MergeDialog.tsx';

interface MergingOptions<T extends NamedThing> {
  entries: readonly T[] | undefined;
  storyCounts: Readonly<Record<string, number>> | undefined;
  /** Called with the entry and the id of its target; without it entries cannot be merged. */
  onMerge: ((entry: T, intoId: string) => void) | undefined;
}

/** Holds the entry to merge, and the props of the dialog that asks for the target. */
export function useMerging<T extends NamedThing>({ entries = [], storyCounts, onMerge }: MergingOptions<T>) {
  const [merged, setMerged] = useState<T>();
  const close = () => setMerged(undefined);
  const dialog: MergeDialogProps = {
    entry: merged,
    count: merged ? (storyCounts?.[merged.id] ?? 0) : 0,
    entries,
    onClose: close,
    onMerge(intoId) {
      if (merged) onMerge?.(merged, intoId);
      close();
    },
  };
  return { onMergeAsked: onMerge && setMerged, dialog };
}
