import type { NodeChange, NodePositionChange } from '@xyflow/react';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { createDragTrack, type DragTrack } from './dragTrack.ts';
import type { Point } from './layout/layout.ts';
import { CARD_WIDTH, mirrored } from './cards/sceneCards.ts';
import type { SceneNodeType } from './cards/sceneData.ts';

interface SceneDragInput {
  rootRef: RefObject<HTMLElement | null>;
  places: ReadonlyMap<string, Point>;
  isRtl: boolean;
  onMove: (places: ReadonlyMap<string, Point>) => void;
}

type Move = NodePositionChange & { position: Point };

const NO_CARDS: ReadonlySet<string> = new Set();

function isMove(change: NodeChange<SceneNodeType>): change is Move {
  return change.type === 'position' && change.position !== undefined;
}

/** With more layers than this, compositing takes longer than painting. */
const LAYERS_MOST = 20;
const NO_STEP: Point = { x: 0, y: 0 };

/** Places an element in its own layer, so that nothing under a moving card is repainted. */
function placeInLayer({ style }: HTMLElement, { x, y }: Point): void {
  style.willChange = 'transform';
  style.transform = `translate(${x}px, ${y}px)`;
}

function placeByMargin({ style }: HTMLElement, { x, y }: Point): void {
  style.margin = `${y}px 0 0 ${x}px`;
}

/** Moves the elements of the dragged cards directly, so that a step does not render a thousand others. */
function useDraggedCards(
  rootRef: RefObject<HTMLElement | null>,
  dragged: ReadonlySet<string>,
  track: DragTrack,
): void {
  useLayoutEffect(() => {
    if (dragged.size === 0) return undefined;
    const all = rootRef.current?.querySelectorAll<HTMLElement>('.react-flow__node') ?? [];
    const cards = [...all].filter(({ dataset }) => dragged.has(dataset['id'] ?? ''));
    const frame = rootRef.current?.querySelector<HTMLElement>('.react-flow__nodesselection-rect');
    const place = cards.length > LAYERS_MOST ? placeByMargin : placeInLayer;
    const draw = () => {
      const steps = track.steps();
      for (const card of cards) place(card, steps.get(card.dataset['id'] ?? '') ?? NO_STEP);
      // all cards, and the frame around them, move by the same offset
      const [step = NO_STEP] = steps.values();
      if (frame) placeByMargin(frame, step);
    };
    draw();
    const stop = track.subscribe(draw);
    return () => {
      stop();
      track.end();
      for (const card of cards) Object.assign(card.style, { transform: 'none', willChange: '', margin: '' });
      if (frame) frame.style.margin = '';
    };
  }, [rootRef, dragged, track]);
}

/** The dragged cards, their offsets, and, after the drop, their new places. */
export function useSceneDrag({ rootRef, places, isRtl, onMove }: SceneDragInput) {
  const [dragged, setDragged] = useState(NO_CARDS);
  const [track] = useState(createDragTrack);
  useDraggedCards(rootRef, dragged, track);

  function stepsOf(moves: readonly Move[]) {
    return new Map(
      moves.flatMap(({ id, position }) => {
        const place = places.get(id);
        if (!place) return [];
        const { x, y } = mirrored(place, CARD_WIDTH, isRtl);
        return [[id, { x: position.x - x, y: position.y - y }] as const];
      }),
    );
  }

  function drop(moves: readonly Move[]) {
    setDragged(NO_CARDS);
    const moved = [...stepsOf(moves)].filter(([, { x, y }]) => x !== 0 || y !== 0);
    if (moved.length === 0) return;
    onMove(
      new Map(
        moved.map(([name, step]) => {
          const place = places.get(name)!;
          return [name, { x: place.x + (isRtl ? -step.x : step.x), y: place.y + step.y }];
        }),
      ),
    );
  }

  function handleMoves(changes: readonly NodeChange<SceneNodeType>[]) {
    const moves = changes.filter(isMove);
    if (moves.length === 0) return;
    if (moves.some(({ dragging }) => !dragging)) {
      drop(moves);
      return;
    }
    setDragged((before) => (before.size > 0 ? before : new Set(moves.map(({ id }) => id))));
    track.move(stepsOf(moves));
  }

  return { dragged, track, handleMoves };
}
