import type { Finding } from '@kathaloka/story';
import { Background, type Edge, ReactFlow, ReactFlowProvider, useStore } from '@xyflow/react';
import { type ComponentProps, useMemo, useRef } from 'react';
import { composed } from '../../element/composed.ts';
import { useDirection } from '../../hooks/useDirection.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { CanvasControls } from './CanvasControls.tsx';
import { handleCanvasKey } from './canvasKeys.ts';
import { detailAt, DetailContext } from './cards/detail.ts';
import { FarEdges, MovingEdges } from './EdgeLines.tsx';
import { FIT, useShape } from './layout/fit.ts';
import { CanvasRoot } from './GraphCanvas.styles.ts';
import type { GraphCanvasProps } from './graphCanvasProps.ts';
import { marksOf, type PathStep } from './graphMarks.ts';
import { HeatLegend } from './HeatLegend.tsx';
import { SceneMap } from './SceneMap.tsx';
import { SceneNode } from './cards/SceneNode.tsx';
import { useCanvasChanges } from './useCanvasChanges.ts';
import { useFollowedScene } from './useFollowedScene.ts';
import { useFitWhenLaidOut } from './layout/useFitWhenLaidOut.ts';
import { usePressedCard } from './usePressedCard.ts';
import { useSceneDrag } from './useSceneDrag.ts';
import { useSceneFocus } from './useSceneFocus.ts';
import { useSceneGraph } from './useSceneGraph.ts';
import { useScenePlaces } from './layout/useScenePlaces.ts';
import { structureWords } from '../../words/structure/en.ts';
import { useWords } from '../../words/useWords.ts';

export type { GraphCanvasProps } from './graphCanvasProps.ts';

/** The number of scenes from which an overview map is shown. */
const MAPPED_SCENES = 12;
/** Beyond this number only visible scenes are rendered; the outline shows them all. */
const MANY_SCENES = 150;
const NO_FINDINGS: readonly Finding[] = [];
const NO_PATH: readonly PathStep[] = [];
const NO_EDGES: Edge[] = [];

/** The constant settings of React Flow. */
const SETTINGS = {
  nodeTypes: { scene: SceneNode },
  connectionRadius: 90,
  deleteKeyCode: null,
  selectionKeyCode: 'Shift',
  multiSelectionKeyCode: ['Control', 'Meta'],
  elevateNodesOnSelect: false,
  fitView: true,
  fitViewOptions: FIT,
  minZoom: FIT.minZoom,
  maxZoom: 1.5,
  attributionPosition: 'bottom-center',
} satisfies ComponentProps<typeof ReactFlow>;

function Canvas(props: GraphCanvasProps) {
  const { structure, positions, value, findings = NO_FINDINGS, heat, path = NO_PATH, ...others } = props;
  const { reveal, language = 'en', onKeyDownCapture, ref, ...more } = others;
  const { onPointerDownCapture, onClickCapture } = others;
  const { onValueChange: select, onMove, onArrange, onEdit: edit, onDelete, onConnect, ...additions } = more;
  const { onAddChoice, onAddScene, onSetStart, ...rest } = additions;
  const words = useWords(structureWords);
  const rootRef = useRef<HTMLElement>(null);
  const mergedRef = useMergedRef(rootRef, ref);
  const dir = useDirection(rootRef);
  const isRtl = dir === 'rtl';
  const laidOut = { structure, positions, language, shapeOf: useShape(), onArrange };
  const { places, isArranging, tidy } = useScenePlaces(laidOut);
  const selection = useMemo(() => new Set(value), [value]);
  const marks = useMemo(() => marksOf(findings), [findings]);
  const { dragged, track, handleMoves } = useSceneDrag({ rootRef, places, isRtl, onMove });
  const detail = useStore(({ transform }) => detailAt(transform[2]));
  const graph = { structure, places, selection, dragged, marks, heat, path, language, dir, detail };
  const { nodes, edges, moving } = useSceneGraph(graph);
  const { onValueChange, onEdit } = useFollowedScene({ value, reveal, nodes, isArranging, select, edit });
  const changes = useCanvasChanges({ selection, handleMoves, onValueChange, onConnect });
  const hasMap = nodes.length >= MAPPED_SCENES;
  const isFar = detail !== 'full';
  const onFocusScene = useSceneFocus(rootRef, reveal);
  const fit = useFitWhenLaidOut(isArranging, { hasMap, isRtl });
  const { handlePress, handleClick } = usePressedCard({ selection, onValueChange });

  const acts = { onValueChange, onMove, onEdit, onDelete, onAddChoice, onAddScene, onSetStart };
  const keys = { ...acts, nodes, selection, isRtl, onFocusScene };
  return (
    <CanvasRoot
      aria-label={words.canvas}
      {...rest}
      ref={mergedRef}
      onKeyDownCapture={composed(onKeyDownCapture, (event) => handleCanvasKey(event, keys))}
      onPointerDownCapture={composed(onPointerDownCapture, handlePress)}
      onClickCapture={composed(onClickCapture, handleClick)}
    >
      <DetailContext value={detail}>
        <ReactFlow
          {...SETTINGS}
          nodes={nodes}
          edges={isFar ? NO_EDGES : edges}
          onNodesChange={changes.handleChanges}
          onNodeDoubleClick={(_, { id }) => onEdit(id)}
          onConnect={changes.handleConnect}
          onConnectEnd={changes.handleConnectEnd}
          ariaLabelConfig={{ 'node.a11yDescription.default': words.keys }}
          onlyRenderVisibleElements={nodes.length > MANY_SCENES}
        >
          <Background gap={26} size={2.4} color="var(--kl-line)" />
          {isFar && <FarEdges nodes={nodes} edges={edges} />}
          {moving.length > 0 && <MovingEdges nodes={nodes} edges={moving} track={track} />}
        </ReactFlow>
      </DetailContext>
      {hasMap && <SceneMap nodes={nodes} isRtl={isRtl} />}
      {heat && <HeatLegend heat={heat} />}
      <CanvasControls fit={fit} isArranging={isArranging} onTidy={tidy} />
    </CanvasRoot>
  );
}

/**
 * A story's scenes as cards on a canvas, connected by their choices. It is large, so load it lazily.
 *
 * @use Shows and edits scenes and the choices between them, as a graph.
 * @avoid Not as the only way: `OutlineView` shows the same as a list.
 * @heard Each scene with its number of choices and its findings.
 * @keys move, open
 * @example
 * <GraphCanvas
 *   structure={structure}
 *   positions={positions}
 *   value={selected}
 *   onValueChange={setSelected}
 *   onMove={move}
 *   onArrange={arrange}
 *   onEdit={edit}
 *   onDelete={remove}
 *   onConnect={connect}
 * />
 */
export function GraphCanvas(props: GraphCanvasProps) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  );
}
