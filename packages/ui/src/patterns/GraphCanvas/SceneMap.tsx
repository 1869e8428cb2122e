import { useReactFlow, useStore } from '@xyflow/react';
import { type PointerEvent, useMemo } from 'react';
import { MAP } from './layout/fit.ts';
import { MapRoot } from './canvasParts.styles.ts';
import type { SceneNodeType } from './cards/sceneData.ts';
import { useFrozen } from './useFrozen.ts';
import { structureWords } from '../../words/structure/en.ts';
import { useWords } from '../../words/useWords.ts';

interface SceneMapProps {
  nodes: readonly SceneNodeType[];
  isRtl: boolean;
}

const MARGIN = 200;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function boundsOf(nodes: readonly SceneNodeType[]): Box {
  const x = Math.min(...nodes.map(({ position }) => position.x)) - MARGIN;
  const y = Math.min(...nodes.map(({ position }) => position.y)) - MARGIN;
  const right = Math.max(...nodes.map(({ position, width = 0 }) => position.x + width)) + MARGIN;
  const bottom = Math.max(...nodes.map(({ position, height = 0 }) => position.y + height)) + MARGIN;
  return { x, y, width: right - x, height: bottom - y };
}

function pathOf(nodes: readonly SceneNodeType[]): string {
  return nodes
    .map(({ position: { x, y }, width = 0, height = 0 }) => `M${x} ${y}h${width}v${height}h${-width}z`)
    .join('');
}

interface View {
  transform: readonly [number, number, number];
  width: number;
  height: number;
}

/** Whether a card lies below the map, which then lets presses through. */
function coversCard(nodes: readonly SceneNodeType[], view: View, isRtl: boolean): boolean {
  const [x, y, zoom] = view.transform;
  const left = isRtl ? MAP.end : view.width - MAP.end - MAP.width;
  const top = view.height - MAP.bottom - MAP.height;
  return nodes.some(
    ({ position, width = 0, height = 0 }) =>
      x + position.x * zoom < left + MAP.width &&
      left < x + (position.x + width) * zoom &&
      y + position.y * zoom < top + MAP.height &&
      top < y + (position.y + height) * zoom,
  );
}

function Seen() {
  const [x, y, zoom] = useStore(({ transform }) => transform);
  const width = useStore((store) => store.width);
  const height = useStore((store) => store.height);
  return <rect data-seen x={-x / zoom} y={-y / zoom} width={width / zoom} height={height / zoom} />;
}

/**
 * An overview of all scenes, with the visible area; a press moves the view there. Two paths, however many
 * scenes there are.
 */
export function SceneMap({ nodes, isRtl }: SceneMapProps) {
  const words = useWords(structureWords);
  const { setCenter, getZoom } = useReactFlow();
  const isOverCard = useStore((view) => coversCard(nodes, view, isRtl));
  // frozen during a drag
  const isDragging = nodes.some(({ dragging }) => dragging);
  const shown = useFrozen(isDragging, nodes);
  const box = useMemo(() => boundsOf(shown), [shown]);
  const scenes = useMemo(() => pathOf(shown), [shown]);
  const selected = useMemo(() => pathOf(shown.filter((node) => node.selected)), [shown]);

  function go({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>) {
    const matrix = currentTarget.getScreenCTM();
    if (!matrix) return;
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    void setCenter(x, y, { zoom: getZoom() });
  }

  return (
    <MapRoot aria-label={words.minimap} data-over-card={isOverCard || undefined}>
      <svg
        aria-hidden
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        onPointerDown={go}
        onPointerMove={(event) => event.buttons === 1 && go(event)}
      >
        <path d={scenes} />
        <path data-selected d={selected} />
        <Seen />
      </svg>
    </MapRoot>
  );
}
