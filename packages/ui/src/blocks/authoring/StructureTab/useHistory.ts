import type { StoryStructure } from '@kathaloka/contract/entities';
import { useLayoutEffect, useRef, useState } from 'react';
import { historyOf, type HistoryStep, type Places, storyHistory } from '../model/history.ts';
import type { StoryEdit } from '../model/storyDraft.ts';

/**
 * Undo and redo around a structure that somebody else keeps. A structure that comes from elsewhere, such as another
 * draft, begins a new history: an undo never brings back what was replaced there.
 */
export function useHistory(
  structure: StoryStructure,
  onStructureChange: (structure: StoryStructure) => void,
) {
  const [kept, setKept] = useState(() => historyOf(structure));
  const current = kept.present.structure === structure ? kept : historyOf(structure, kept.present.places);
  // several steps may come before the next render, each from where the one before it led
  const latest = useRef(current);
  useLayoutEffect(() => {
    latest.current = current;
  });

  function run(step: HistoryStep): boolean {
    const before = latest.current;
    const next = storyHistory(before, step);
    if (next === before) return false;
    latest.current = next;
    setKept(next);
    if (next.present.structure !== before.present.structure) onStructureChange(next.present.structure);
    return true;
  }

  return {
    places: current.present.places,
    canUndo: current.past.length > 0,
    canRedo: current.future.length > 0,
    edit: (edit: StoryEdit) => run({ type: 'edit', edit, at: Date.now() }),
    move: (places: Places) => run({ type: 'move', places }),
    settle: (places: Places) => run({ type: 'settle', places }),
    undo: () => run({ type: 'undo' }),
    redo: () => run({ type: 'redo' }),
  };
}
