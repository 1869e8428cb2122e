import type { Connection, FinalConnectionState, NodeChange } from '@xyflow/react';
import type { GraphCanvasProps } from './graphCanvasProps.ts';
import { choiceOfPort } from './cards/sceneCards.ts';
import type { SceneNodeType } from './cards/sceneData.ts';
import { selectionAfter } from './cards/sceneNodes.ts';

interface CanvasChanges extends Pick<GraphCanvasProps, 'onValueChange' | 'onConnect'> {
  selection: ReadonlySet<string>;
  handleMoves: (changes: readonly NodeChange<SceneNodeType>[]) => void;
}

/** The scene under a released pointer. */
function sceneUnder(event: MouseEvent | TouchEvent): string | undefined {
  const { clientX, clientY } = 'changedTouches' in event ? event.changedTouches[0]! : event;
  const card = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('.react-flow__node');
  return card?.dataset['id'];
}

/** Translates React Flow's changes into events of the story. */
export function useCanvasChanges({ selection, handleMoves, ...events }: CanvasChanges) {
  function handleChanges(changes: NodeChange<SceneNodeType>[]) {
    handleMoves(changes);
    const next = selectionAfter(changes, selection);
    if (next) events.onValueChange(next);
  }

  function connect(source: string, port: string | null | undefined, target: string) {
    const choice = choiceOfPort(port);
    if (choice !== undefined) events.onConnect(source, choice, target);
  }

  function handleConnect({ source, sourceHandle, target }: Connection) {
    connect(source, sourceHandle, target);
  }

  /** A connection dropped anywhere on a card is accepted: ports are small, and absent at a low zoom. */
  function handleConnectEnd(event: MouseEvent | TouchEvent, state: FinalConnectionState) {
    const source = state.fromNode?.id;
    const target = state.isValid ? undefined : sceneUnder(event);
    if (source && target && source !== target) connect(source, state.fromHandle?.id, target);
  }

  return { handleChanges, handleConnect, handleConnectEnd };
}
