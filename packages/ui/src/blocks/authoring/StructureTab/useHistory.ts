import type { StoryStructure } from '@kathaloka/contract/entities';
import { useLayoutEffect, useRef, useState } from 'react';
import {
  historyOf,
  type HistoryStep,
  type Places,
  storyHistory,
  type StoryEdit,
} from '@kathaloka/story/editing';

/**
 * Undo and redo for a structure that the parent owns. A structure from elsewhere, such as another draft,
 * starts a new history, so that an undo never reverts it.
 */
export function useHistory(
  structure: StoryStructure,
  onStructureChange: (structure: StoryStructure) => void,
) {
  const [history, setHistory] = useState(() => historyOf(structure));
  const current =
    history.present.structure === structure ? history : historyOf(structure, history.present.places);
  // a ref, so that several steps before the next render each start from the previous step
  const latest = useRef(current);
  useLayoutEffect(() => {
    // the effects of children have run, and may already have settled places for this structure
    if (latest.current.present.structure !== current.present.structure) latest.current = current;
  });

  function run(step: HistoryStep): boolean {
    const before = latest.current;
    const next = storyHistory(before, step);
    if (next === before) return false;
    latest.current = next;
    setHistory(next);
    if (next.present.structure !== before.present.structure) onStructureChange(next.present.structure);
    return true;
  }

  return {
    /** The scenes after all edits, including those not rendered yet. */
    latest: () => latest.current.present.structure,
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
