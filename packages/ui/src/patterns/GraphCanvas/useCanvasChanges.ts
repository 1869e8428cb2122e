import type { Connection, NodeChange } from '@xyflow/react';
import type { GraphCanvasProps } from './graphCanvasProps.ts';
import type { Point } from './layout.ts';
import { CARD_WIDTH, choiceOfPort, mirrored } from './sceneCards.ts';
import type { SceneNodeType } from './sceneData.ts';
import { selectionAfter } from './sceneNodes.ts';

interface CanvasChanges extends Pick<GraphCanvasProps, 'onValueChange' | 'onMove' | 'onConnect'> {
  places: ReadonlyMap<string, Point>;
  selection: ReadonlySet<string>;
  isRtl: boolean;
  /** Moves cards on the canvas alone, until they are let go. */
  drag: (changes: NodeChange<SceneNodeType>[]) => void;
}

/** What the library tells, as events of the story. */
export function useCanvasChanges({ places, selection, isRtl, drag, ...events }: CanvasChanges) {
  function handleChanges(changes: NodeChange<SceneNodeType>[]) {
    drag(changes);
    const next = selectionAfter(changes, selection);
    if (next) events.onValueChange(next);
  }

  function handleDragStop(dragged: readonly SceneNodeType[]) {
    const moves = dragged
      .map(({ id, position }) => [id, mirrored(position, CARD_WIDTH, isRtl)] as const)
      .filter(([id, { x, y }]) => places.get(id)?.x !== x || places.get(id)?.y !== y);
    if (moves.length > 0) events.onMove(new Map(moves));
  }

  function handleConnect({ source, sourceHandle, target }: Connection) {
    const choice = choiceOfPort(sourceHandle);
    if (choice !== undefined) events.onConnect(source, choice, target);
  }

  return { handleChanges, handleDragStop, handleConnect };
}
