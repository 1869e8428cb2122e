import { useReactFlow, useStore } from '@xyflow/react';
import { type PointerEvent, useMemo } from 'react';
import { useStructureWords } from '../../words/areas/useStructureWords.ts';
import { MapRoot } from './canvasParts.styles.ts';
import type { SceneNodeType } from './sceneData.ts';
import { useFrozen } from './useFrozen.ts';

interface SceneMapProps {
  nodes: readonly SceneNodeType[];
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

function Seen() {
  const [x, y, zoom] = useStore(({ transform }) => transform);
  const width = useStore((store) => store.width);
  const height = useStore((store) => store.height);
  return <rect data-seen x={-x / zoom} y={-y / zoom} width={width / zoom} height={height / zoom} />;
}

/** An overview of all scenes, with the visible area; a press goes there. Two paths, however many scenes there are. */
export function SceneMap({ nodes }: SceneMapProps) {
  const words = useStructureWords();
  const { setCenter, getZoom } = useReactFlow();
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
    <MapRoot aria-label={words.minimap}>
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
