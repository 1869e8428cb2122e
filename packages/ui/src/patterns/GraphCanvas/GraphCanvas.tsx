import type { Language, StoryStructure } from '@kathaloka/contract/entities';
import type { Finding } from '@kathaloka/contract/story';
import {
  Background,
  type Connection,
  type NodeChange,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStore,
} from '@xyflow/react';
import { type ComponentProps, useEffect, useMemo, useRef } from 'react';
import { composed } from '../../element/composed.ts';
import { useDirection } from '../../hooks/useDirection.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { useStructureWords } from '../../words/areas/useStructureWords.ts';
import { CanvasControls } from './CanvasControls.tsx';
import { handleCanvasKey } from './canvasKeys.ts';
import { FIT } from './fit.ts';
import { CanvasRoot } from './GraphCanvas.styles.ts';
import { type GraphHeat, marksOf, type PathStep } from './graphMarks.ts';
import { HeatLegend } from './HeatLegend.tsx';
import type { Point } from './layout.ts';
import { CARD_WIDTH, choiceOfPort, mirrored } from './sceneCards.ts';
import { SceneMap } from './SceneMap.tsx';
import { SceneNode, type SceneNodeType } from './SceneNode.tsx';
import { selectionAfter } from './sceneNodes.ts';
import { useSceneFocus } from './useSceneFocus.ts';
import { useSceneGraph } from './useSceneGraph.ts';
import { useScenePlaces } from './useScenePlaces.ts';

const nodeTypes = { scene: SceneNode };
/** Beyond this number only visible scenes are rendered; the outline shows them all. */
const MANY_SCENES = 150;
/** From this number on a map of the whole is worth its place. */
const MAPPED_SCENES = 12;
/** Below this zoom a card's text is too small to be read. */
const FAR_ZOOM = 0.4;
const TOGETHER = ['Control', 'Meta'];
const NO_FINDINGS: readonly Finding[] = [];
const NO_PATH: readonly PathStep[] = [];

export interface GraphCanvasProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The scenes and their choices. */
  structure: StoryStructure;
  /** Where scenes lie; the others are laid out automatically. */
  positions: ReadonlyMap<string, Point>;
  /** The selected scenes. */
  selection: readonly string[];
  /** What the story checks found: their scenes are marked. */
  findings?: readonly Finding[] | undefined;
  /** How often scenes are visited and choices taken. */
  heat?: GraphHeat | undefined;
  /** The way of a playtest through the story. */
  path?: readonly PathStep[] | undefined;
  /** A scene to bring into view and focus, each time that `visit` changes. */
  reveal?: { name: string; visit: number } | undefined;
  /** The language that the story is written in. */
  language?: Language;
  /** Called with the selected scenes. */
  onSelectionChange: (names: readonly string[]) => void;
  /** Called when scenes were moved, once for each move. */
  onMove: (places: ReadonlyMap<string, Point>) => void;
  /** Called with places that the layout chose. */
  onArrange: (places: ReadonlyMap<string, Point>) => void;
  /** Called on Enter or a double click, to edit the scene. */
  onEdit: (name: string) => void;
  /** Called on Delete, to ask for confirmation. */
  onDelete: (names: readonly string[]) => void;
  /** Called when a choice was connected to another scene. */
  onConnect: (name: string, choice: number, target: string) => void;
  /** Called on C: a further choice of the scene. */
  onAddChoice?: ((name: string) => void) | undefined;
  /** Called on N: a new scene after this one. */
  onAddScene?: ((from: string) => void) | undefined;
  /** Called on S. */
  onSetStart?: ((name: string) => void) | undefined;
}

function Canvas({
  structure,
  positions,
  selection,
  findings = NO_FINDINGS,
  heat,
  path = NO_PATH,
  reveal,
  language = 'en',
  onSelectionChange,
  onMove,
  onArrange,
  onEdit,
  onDelete,
  onConnect,
  onAddChoice,
  onAddScene,
  onSetStart,
  onKeyDownCapture,
  ref,
  ...rest
}: GraphCanvasProps) {
  const words = useStructureWords();
  const rootRef = useRef<HTMLElement>(null);
  const mergedRef = useMergedRef(rootRef, ref);
  const dir = useDirection(rootRef);
  const isRtl = dir === 'rtl';
  const { fitView } = useReactFlow();
  const { places, isArranging, tidy } = useScenePlaces({ structure, positions, language, onArrange });
  const chosen = useMemo(() => new Set(selection), [selection]);
  const marks = useMemo(() => marksOf(findings), [findings]);
  const graph = { structure, places, selection: chosen, marks, heat, path, language, dir };
  const { nodes, edges, drag } = useSceneGraph(graph);
  const isFar = useStore(({ transform }) => transform[2] < FAR_ZOOM);
  const isDragging = nodes.some(({ dragging }) => dragging);
  const focusScene = useSceneFocus(rootRef, reveal);

  // the canvas learns the new places with the next frame
  const isLaidOut = !isArranging;
  useEffect(() => {
    if (!isLaidOut) return undefined;
    const frame = requestAnimationFrame(() => void fitView(FIT));
    return () => cancelAnimationFrame(frame);
  }, [isLaidOut, fitView]);

  function handleChanges(changes: NodeChange<SceneNodeType>[]) {
    drag(changes);
    const next = selectionAfter(changes, chosen);
    if (next) onSelectionChange(next);
  }

  function handleDragStop(dragged: readonly SceneNodeType[]) {
    const moves = dragged.filter(({ id, position }) => {
      const place = mirrored(position, CARD_WIDTH, isRtl);
      return places.get(id)?.x !== place.x || places.get(id)?.y !== place.y;
    });
    if (moves.length === 0) return;
    onMove(new Map(moves.map(({ id, position }) => [id, mirrored(position, CARD_WIDTH, isRtl)])));
  }

  function handleConnect({ source, sourceHandle, target }: Connection) {
    const choice = choiceOfPort(sourceHandle);
    if (choice !== undefined) onConnect(source, choice, target);
  }

  const keys = { onSelectionChange, onMove, onEdit, onDelete, onAddChoice, onAddScene, onSetStart };
  return (
    <CanvasRoot
      aria-label={words.canvas}
      {...rest}
      ref={mergedRef}
      data-far={isFar || undefined}
      onKeyDownCapture={composed(onKeyDownCapture, (event) =>
        handleCanvasKey(event, { ...keys, nodes, selection: chosen, isRtl, onFocusScene: focusScene }),
      )}
    >
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        onNodesChange={handleChanges}
        onNodeDragStop={(_, _node, dragged) => handleDragStop(dragged)}
        onSelectionDragStop={(_, dragged) => handleDragStop(dragged)}
        onNodeDoubleClick={(_, { id }) => onEdit(id)}
        onConnect={handleConnect}
        ariaLabelConfig={{ 'node.a11yDescription.default': words.keys }}
        connectionRadius={90}
        deleteKeyCode={null}
        selectionKeyCode="Shift"
        multiSelectionKeyCode={TOGETHER}
        elevateNodesOnSelect={false}
        fitView
        fitViewOptions={FIT}
        minZoom={FIT.minZoom}
        maxZoom={1.5}
        onlyRenderVisibleElements={nodes.length > MANY_SCENES}
        attributionPosition="bottom-center"
      >
        <Background gap={26} size={2.4} color="var(--kl-line)" />
      </ReactFlow>
      {nodes.length >= MAPPED_SCENES && <SceneMap nodes={nodes} isDragging={isDragging} />}
      {heat && <HeatLegend heat={heat} />}
      <CanvasControls isArranging={isArranging} onTidy={tidy} />
    </CanvasRoot>
  );
}

/** A story's scenes as cards on a canvas, connected by their choices. It is large, so load it lazily. */
export function GraphCanvas(props: GraphCanvasProps) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  );
}
