import type { MappedTurn } from '@kathaloka/contract/entities';
import { useState } from 'react';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

/** The open parts of a map: folds, and at most one turn with its actions. */
export function useMapState() {
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(new Set());
  const [chosenId, setChosenId] = useState<string>();
  return {
    openIds,
    chosenId,
    toggle: (id: string) =>
      setOpenIds((open) => new Set(open.has(id) ? [...open].filter((other) => other !== id) : [...open, id])),
    choose: (id: string) => setChosenId((chosen) => (chosen === id ? undefined : id)),
  };
}

/** The props that every part of the map needs. */
export interface MapView extends ReturnType<typeof useMapState> {
  language: AnyLanguage;
  /** Whether the map begins at the opening; otherwise the numbers of turns are unknown. */
  isWhole: boolean;
  disabledReason: string | undefined;
  onBranch: ((turn: MappedTurn) => void) | undefined;
  onBook: ((turn: MappedTurn) => void) | undefined;
}
