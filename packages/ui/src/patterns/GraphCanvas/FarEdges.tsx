import { type Edge, getBezierPath, Position, ViewportPortal } from '@xyflow/react';
import { useMemo } from 'react';
import { FarLines } from './canvasParts.styles.ts';
import type { SceneNodeType } from './sceneData.ts';
import { useHeld } from './useHeld.ts';

interface FarEdgesProps {
  nodes: readonly SceneNodeType[];
  edges: readonly Edge[];
}

interface Line {
  className: string;
  strokeWidth: number | undefined;
  d: string;
}

/** The middle of a port's outer side, where an edge begins or ends. */
function endOf(node: SceneNodeType, port: string | null | undefined) {
  const handle = node.handles?.find(({ id }) => id === port);
  if (!handle) return undefined;
  const { width = 0, height = 0, position } = handle;
  const x = node.position.x + handle.x + (position === Position.Right ? width : 0);
  return { x, y: node.position.y + handle.y + height / 2, position };
}

/** One line for all edges that look the same. */
function linesOf(edges: readonly Edge[], nodes: readonly SceneNodeType[]): readonly Line[] {
  const byName = new Map(nodes.map((node) => [node.id, node]));
  const lines = new Map<string, Line>();
  for (const { source, target, sourceHandle, targetHandle, className = '', style } of edges) {
    const from = byName.get(source);
    const to = byName.get(target);
    const start = from && endOf(from, sourceHandle);
    const end = to && endOf(to, targetHandle);
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
    const key = `${className} ${strokeWidth}`;
    const line = lines.get(key) ?? { className, strokeWidth, d: '' };
    line.d += d;
    lines.set(key, line);
  }
  return [...lines.values()];
}

function Lines({ lines, isMoving }: { lines: readonly Line[]; isMoving: boolean }) {
  return (
    <FarLines aria-hidden data-moving={isMoving || undefined}>
      {lines.map(({ className, strokeWidth, d }) => (
        <g key={`${className} ${strokeWidth}`} className={className}>
          <path className="react-flow__edge-path" d={d} {...(strokeWidth && { style: { strokeWidth } })} />
        </g>
      ))}
    </FarLines>
  );
}

/** The edges from afar, as a few paths: only those of dragged cards are drawn anew while they move. */
export function FarEdges({ nodes, edges }: FarEdgesProps) {
  const dragged = nodes.flatMap(({ id, dragging }) => (dragging ? [id] : []));
  const shown = useHeld(dragged.length > 0, nodes);
  const key = JSON.stringify(dragged);
  const [still, moving] = useMemo(() => {
    const names = new Set(JSON.parse(key) as string[]);
    const isMoving = ({ source, target }: Edge) => names.has(source) || names.has(target);
    return [edges.filter((edge) => !isMoving(edge)), edges.filter(isMoving)];
  }, [edges, key]);
  const stillLines = useMemo(() => linesOf(still, shown), [still, shown]);
  const movingLines = useMemo(() => (moving.length === 0 ? [] : linesOf(moving, nodes)), [moving, nodes]);
  return (
    <ViewportPortal>
      <Lines lines={stillLines} isMoving={false} />
      {movingLines.length > 0 && <Lines lines={movingLines} isMoving />}
    </ViewportPortal>
  );
}
