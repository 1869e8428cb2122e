import type { Language, StoryStructure } from '@kathaloka/contract/entities';
import { Background, type Connection, type NodeChange, ReactFlow, ReactFlowProvider } from '@xyflow/react';
import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { composed } from '../../element/composed.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { useStructureWords } from '../../words/areas/useStructureWords.ts';
import { CanvasControls } from './CanvasControls.tsx';
import { FIT } from './fit.ts';
import { CanvasRoot } from './GraphCanvas.styles.ts';
import type { Point } from './layout.ts';
import { CARD_WIDTH, choiceOfPort, mirrored } from './sceneCards.ts';
import { SceneNode, type SceneNodeType } from './SceneNode.tsx';
import { useSceneGraph } from './useSceneGraph.ts';

const nodeTypes = { scene: SceneNode };
/** Beyond this number only visible scenes are rendered; the outline shows them all. */
const MANY_SCENES = 150;
const STEP = 20;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

export interface GraphCanvasProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The scenes and their choices. */
  structure: StoryStructure;
  /** The positions of scenes that were moved; the others are laid out automatically. */
  positions: ReadonlyMap<string, Point>;
  /** The edited scene. */
  value?: string | undefined;
  /** The language that the story is written in. */
  language?: Language;
  /** Called when a scene is selected. */
  onValueChange: (name: string) => void;
  /** Called when a scene was moved. */
  onMove: (name: string, place: Point) => void;
  /** Called on Enter or a double click, to edit the scene. */
  onEdit: (name: string) => void;
  /** Called on Delete, to ask for confirmation. */
  onDelete: (name: string) => void;
  /** Called when a choice was connected to another scene. */
  onConnect: (name: string, choice: number, target: string) => void;
  /** Called to reset every position. */
  onTidy: () => void;
}

type CanvasEvents = Pick<
  GraphCanvasProps,
  'onValueChange' | 'onMove' | 'onEdit' | 'onDelete' | 'onConnect' | 'onTidy'
>;

/** The keyboard actions on the focused scene. */
function handleKeys(
  event: KeyboardEvent<HTMLElement>,
  nodes: readonly SceneNodeType[],
  isRtl: boolean,
  { onMove, onEdit, onValueChange, onDelete }: CanvasEvents,
): void {
  const element = (event.target as HTMLElement).closest<HTMLElement>('.react-flow__node');
  const node = nodes.find(({ id }) => id === element?.dataset['id']);
  const arrow = ARROWS[event.key];
  if (!node) return;
  if (arrow) {
    const place = { x: node.position.x + arrow.x, y: node.position.y + arrow.y };
    onMove(node.id, mirrored(place, CARD_WIDTH, isRtl));
  } else if (event.key === 'Enter') onEdit(node.id);
  else if (event.key === ' ') onValueChange(node.id);
  else if (event.key === 'Delete' || event.key === 'Backspace') onDelete(node.id);
  else return;
  event.preventDefault();
  // otherwise the library would move or deselect it as well
  event.stopPropagation();
}

function tellMoves(
  changes: readonly NodeChange<SceneNodeType>[],
  isRtl: boolean,
  onMove: CanvasEvents['onMove'],
): void {
  for (const change of changes) {
    if (change.type === 'position' && change.position) {
      onMove(change.id, mirrored(change.position, CARD_WIDTH, isRtl));
    }
  }
}

function Canvas({
  structure,
  positions,
  value,
  language = 'en',
  onValueChange,
  onMove,
  onEdit,
  onDelete,
  onConnect,
  onTidy,
  onKeyDownCapture,
  ref,
  ...rest
}: GraphCanvasProps) {
  const events: CanvasEvents = { onValueChange, onMove, onEdit, onDelete, onConnect, onTidy };
  const words = useStructureWords();
  const rootRef = useRef<HTMLElement>(null);
  const mergedRef = useMergedRef(rootRef, ref);
  const { nodes, edges, isRtl } = useSceneGraph({ rootRef, structure, positions, selected: value, language });

  function handleConnect({ source, sourceHandle, target }: Connection) {
    const choice = choiceOfPort(sourceHandle);
    if (choice !== undefined) onConnect(source, choice, target);
  }

  return (
    <CanvasRoot
      aria-label={words.canvas}
      {...rest}
      ref={mergedRef}
      onKeyDownCapture={composed(onKeyDownCapture, (event) => handleKeys(event, nodes, isRtl, events))}
    >
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        onNodesChange={(changes) => tellMoves(changes, isRtl, onMove)}
        onNodeClick={(_, { id }) => onValueChange(id)}
        onNodeDoubleClick={(_, { id }) => onEdit(id)}
        onConnect={handleConnect}
        ariaLabelConfig={{ 'node.a11yDescription.default': words.keys }}
        connectionRadius={90}
        deleteKeyCode={null}
        selectionKeyCode={null}
        multiSelectionKeyCode={null}
        fitView
        fitViewOptions={FIT}
        minZoom={FIT.minZoom}
        maxZoom={1.5}
        onlyRenderVisibleElements={nodes.length > MANY_SCENES}
        attributionPosition="bottom-center"
      >
        <Background gap={26} size={2.4} color="var(--kl-line)" />
      </ReactFlow>
      <CanvasControls onTidy={onTidy} />
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
