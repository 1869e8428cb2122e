import type { KeyboardEvent } from 'react';
import type { Point } from './layout/layout.ts';
import { CARD_WIDTH, mirrored } from './cards/sceneCards.ts';
import type { SceneNodeType } from './cards/sceneData.ts';

const STEP = 20;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

export interface CanvasKeyEvents {
  onValueChange: (names: readonly string[]) => void;
  onMove: (places: ReadonlyMap<string, Point>) => void;
  onEdit: (name: string) => void;
  onDelete: (names: readonly string[]) => void;
  onAddChoice?: ((name: string) => void) | undefined;
  onAddScene?: ((from: string) => void) | undefined;
  onSetStart?: ((name: string) => void) | undefined;
  onFocusScene: (name: string) => void;
}

/** The scenes that a key acts on: all selected ones if the focused one is among them, otherwise only that one. */
function meant(name: string, selection: ReadonlySet<string>): readonly string[] {
  return selection.has(name) ? [...selection] : [name];
}

function movedBy(names: readonly string[], by: Point, nodes: readonly SceneNodeType[], isRtl: boolean) {
  const chosen = new Set(names);
  return new Map(
    nodes
      .filter(({ id }) => chosen.has(id))
      .map(({ id, position: { x, y } }) => [id, mirrored({ x: x + by.x, y: y + by.y }, CARD_WIDTH, isRtl)]),
  );
}

interface CanvasKeys extends CanvasKeyEvents {
  nodes: readonly SceneNodeType[];
  selection: ReadonlySet<string>;
  isRtl: boolean;
}

export function toggled(name: string, selection: ReadonlySet<string>): readonly string[] {
  return selection.has(name) ? [...selection].filter((other) => other !== name) : [...selection, name];
}

/** Handles a key on the focused scene. Returns whether it was handled. */
function actOn(event: KeyboardEvent, at: number, keys: CanvasKeys): boolean {
  const { nodes, selection, isRtl } = keys;
  const name = nodes[at]!.id;
  const isModified = event.ctrlKey || event.metaKey || event.altKey;
  const arrow = ARROWS[event.key];
  if (isModified) return false;
  if (arrow) keys.onMove(movedBy(meant(name, selection), arrow, nodes, isRtl));
  else if (event.key === 'Enter' || event.key === 'F2') keys.onEdit(name);
  else if (event.key === ' ') keys.onValueChange(event.shiftKey ? toggled(name, selection) : [name]);
  else if (event.key === 'Delete' || event.key === 'Backspace') keys.onDelete(meant(name, selection));
  else if (event.key === '.' || event.key === ',') {
    const next = nodes[at + (event.key === '.' ? 1 : -1)];
    if (next) keys.onFocusScene(next.id);
  } else return letter(event.key, name, keys);
  return true;
}

function letter(key: string, name: string, { onAddChoice, onAddScene, onSetStart }: CanvasKeys): boolean {
  const action = { c: onAddChoice, n: onAddScene, s: onSetStart }[key.toLowerCase()];
  action?.(name);
  return action !== undefined;
}

/** Handles keys on the focused scene before React Flow does. */
export function handleCanvasKey(event: KeyboardEvent<HTMLElement>, keys: CanvasKeys): void {
  const element = (event.target as HTMLElement).closest<HTMLElement>('.react-flow__node');
  const at = keys.nodes.findIndex(({ id }) => id === element?.dataset['id']);
  if (at === -1 || !actOn(event, at, keys)) return;
  event.preventDefault();
  // otherwise React Flow would also move or deselect it
  event.stopPropagation();
}
