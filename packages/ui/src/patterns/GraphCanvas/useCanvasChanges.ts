import type { Connection, NodeChange } from '@xyflow/react';
import type { GraphCanvasProps } from './graphCanvasProps.ts';
import { choiceOfPort } from './sceneCards.ts';
import type { SceneNodeType } from './sceneData.ts';
import { selectionAfter } from './sceneNodes.ts';

interface CanvasChanges extends Pick<GraphCanvasProps, 'onValueChange' | 'onConnect'> {
  selection: ReadonlySet<string>;
  handleMoves: (changes: readonly NodeChange<SceneNodeType>[]) => void;
}

/** What the library tells, as events of the story. */
export function useCanvasChanges({ selection, handleMoves, ...events }: CanvasChanges) {
  function handleChanges(changes: NodeChange<SceneNodeType>[]) {
    handleMoves(changes);
    const next = selectionAfter(changes, selection);
    if (next) events.onValueChange(next);
  }

  function handleConnect({ source, sourceHandle, target }: Connection) {
    const choice = choiceOfPort(sourceHandle);
    if (choice !== undefined) events.onConnect(source, choice, target);
  }

  return { handleChanges, handleConnect };
}
