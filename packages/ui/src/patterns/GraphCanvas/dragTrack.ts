import type { Point } from './layout/layout.ts';

/** The offset of each dragged card from its place, by name. */
export type Steps = ReadonlyMap<string, Point>;

const NO_STEPS: Steps = new Map();

export interface DragTrack {
  steps: () => Steps;
  move: (steps: Steps) => void;
  end: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** Publishes the steps of a drag to the components that draw them; all others update on the drop. */
export function createDragTrack(): DragTrack {
  const listeners = new Set<() => void>();
  let steps = NO_STEPS;
  const move = (next: Steps) => {
    steps = next;
    for (const listener of listeners) listener();
  };
  return {
    steps: () => steps,
    move,
    end: () => move(NO_STEPS),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
