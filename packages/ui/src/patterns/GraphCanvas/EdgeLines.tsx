import { type Edge, getBezierPath, Position, ViewportPortal } from '@xyflow/react';
import { useMemo, useSyncExternalStore } from 'react';
import { FarLines } from './canvasParts.styles.ts';
import type { DragTrack, Steps } from './dragTrack.ts';
import type { SceneNodeType } from './cards/sceneData.ts';

interface EdgeLinesProps {
  nodes: readonly SceneNodeType[];
  edges: readonly Edge[];
}

interface Line {
  key: string;
  className: string;
  strokeWidth: number | undefined;
  d: string;
}

const NO_STEPS: Steps = new Map();
/** Edges that start near each other share one path, so that a change to one repaints little. */
const CELL = 900;

/** The middle of a port's outer side, where an edge begins or ends. */
function endOf(node: SceneNodeType, port: string | null | undefined, steps: Steps) {
  const handle = node.handles?.find(({ id }) => id === port);
  if (!handle) return undefined;
  const { width = 0, height = 0, position } = handle;
  const step = steps.get(node.id);
  const x = node.position.x + (step?.x ?? 0) + handle.x + (position === Position.Right ? width : 0);
  return { x, y: node.position.y + (step?.y ?? 0) + handle.y + height / 2, position };
}

/** One path for all edges that look the same and start near each other. */
function linesOf(edges: readonly Edge[], nodes: readonly SceneNodeType[], steps: Steps): readonly Line[] {
  const byName = new Map(nodes.map((node) => [node.id, node]));
  const lines = new Map<string, Line>();
  for (const { source, target, sourceHandle, targetHandle, className = '', style } of edges) {
    const from = byName.get(source);
    const to = byName.get(target);
    const start = from && endOf(from, sourceHandle, steps);
    const end = to && endOf(to, targetHandle, steps);
    if (!start || !end) continue;
    const [d] = getBezierPath({
      sourceX: start.x,
      sourceY: start.y,
      sourcePosition: start.position,
      targetX: end.x,
      targetY: end.y,
      targetPosition: end.position,
    });
    const strokeWidth = typeof style?.strokeWidth === 'number' ? style.strokeWidth : undefined;
    const cell = `${Math.floor(from.position.x / CELL)} ${Math.floor(from.position.y / CELL)}`;
    const key = `${cell} ${className} ${strokeWidth}`;
    const line = lines.get(key) ?? { key, className, strokeWidth, d: '' };
    line.d += d;
    lines.set(key, line);
  }
  return [...lines.values()];
}

function Lines({ lines, isMoving }: { lines: readonly Line[]; isMoving: boolean }) {
  return (
    <ViewportPortal>
      <FarLines aria-hidden data-moving={isMoving || undefined}>
        {lines.map(({ key, className, strokeWidth, d }) => (
          <g key={key} className={className}>
            <path className="react-flow__edge-path" d={d} {...(strokeWidth && { style: { strokeWidth } })} />
          </g>
        ))}
      </FarLines>
    </ViewportPortal>
  );
}

/** All edges at a low zoom, as a few paths. */
export function FarEdges({ nodes, edges }: EdgeLinesProps) {
  const lines = useMemo(() => linesOf(edges, nodes, NO_STEPS), [edges, nodes]);
  return <Lines lines={lines} isMoving={false} />;
}

/** The edges of dragged cards: only these are redrawn with every step. */
export function MovingEdges({ nodes, edges, track }: EdgeLinesProps & { track: DragTrack }) {
  const steps = useSyncExternalStore(track.subscribe, track.steps, track.steps);
  const ends = useMemo(() => {
    const names = new Set(edges.flatMap(({ source, target }) => [source, target]));
    return nodes.filter(({ id }) => names.has(id));
  }, [edges, nodes]);
  const lines = useMemo(() => linesOf(edges, ends, steps), [edges, ends, steps]);
  return <Lines lines={lines} isMoving />;
}
