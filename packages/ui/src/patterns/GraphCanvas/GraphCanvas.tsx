import type { Language, StoryStructure } from '@kathaloka/contract/entities';
import { Background, type Connection, type NodeChange, ReactFlow, ReactFlowProvider } from '@xyflow/react';
import type { KeyboardEvent } from 'react';
import { useStructureWords } from '../../words/areas/useStructureWords.ts';
import { CanvasControls } from './CanvasControls.tsx';
import { FIT } from './fit.ts';
import { CanvasRoot } from './GraphCanvas.styles.ts';
import type { Point } from './layout.ts';
import { CARD_WIDTH, choiceOfPort, mirrored } from './sceneCards.ts';
import { SceneNode, type SceneNodeType } from './SceneNode.tsx';
import { useSceneGraph } from './useSceneGraph.ts';

const nodeTypes = { scene: SceneNode };
/** From here on only what is in view is drawn; the outline shows all the rest. */
const MANY_SCENES = 150;
const STEP = 20;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

export interface GraphCanvasProps {
  /** The scenes and their choices. */
  structure: StoryStructure;
  /** Where scenes stand that were moved; the others are laid out. */
  positions: ReadonlyMap<string, Point>;
  /** The scene that is being edited. */
  selected?: string | undefined;
  /** The language that the story is written in. */
  language?: Language;
  /** A scene was picked. */
  onSelect: (name: string) => void;
  /** A scene was put somewhere else. */
  onMove: (name: string, place: Point) => void;
  /** Enter, or a double click: the person wants to write in it. */
  onEdit: (name: string) => void;
  /** Delete: ask first. */
  onDelete: (name: string) => void;
  /** A choice was drawn to another scene. */
  onConnect: (name: string, choice: number, target: string) => void;
  /** Forget every place that was moved. */
  onTidy: () => void;
}

type CanvasEvents = Omit<GraphCanvasProps, 'structure' | 'positions' | 'selected' | 'language'>;

/** What the keyboard does to the scene that has the focus. */
function handleKeys(
  event: KeyboardEvent<HTMLElement>,
  nodes: readonly SceneNodeType[],
  isRtl: boolean,
  { onMove, onEdit, onSelect, onDelete }: CanvasEvents,
): void {
  const element = (event.target as HTMLElement).closest<HTMLElement>('.react-flow__node');
  const node = nodes.find(({ id }) => id === element?.dataset['id']);
  const arrow = ARROWS[event.key];
  if (!node) return;
  if (arrow) {
    const place = { x: node.position.x + arrow.x, y: node.position.y + arrow.y };
    onMove(node.id, mirrored(place, CARD_WIDTH, isRtl));
  } else if (event.key === 'Enter') onEdit(node.id);
  else if (event.key === ' ') onSelect(node.id);
  else if (event.key === 'Delete' || event.key === 'Backspace') onDelete(node.id);
  else return;
  event.preventDefault();
  // or the library would move or unselect it once more
  event.stopPropagation();
}

function Canvas({ structure, positions, selected, language = 'en', ...events }: GraphCanvasProps) {
  const words = useStructureWords();
  const { nodes, edges, isRtl } = useSceneGraph({ structure, positions, selected, language });

  function handleNodesChange(changes: NodeChange<SceneNodeType>[]) {
    for (const change of changes) {
      if (change.type === 'position' && change.position) {
        events.onMove(change.id, mirrored(change.position, CARD_WIDTH, isRtl));
      }
    }
  }

  function handleConnect({ source, sourceHandle, target }: Connection) {
    const choice = choiceOfPort(sourceHandle);
    if (choice !== undefined) events.onConnect(source, choice, target);
  }

  return (
    <CanvasRoot
      aria-label={words.canvas}
      onKeyDownCapture={(event) => handleKeys(event, nodes, isRtl, events)}
    >
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={nodeTypes}
        onNodesChange={handleNodesChange}
        onNodeClick={(_, { id }) => events.onSelect(id)}
        onNodeDoubleClick={(_, { id }) => events.onEdit(id)}
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
        <Background gap={26} size={2.4} color="var(--line)" />
      </ReactFlow>
      <CanvasControls onTidy={events.onTidy} />
    </CanvasRoot>
  );
}

/** A story's scenes as cards on a canvas, and its choices as lines between them. It is large: load it when it is opened. */
export function GraphCanvas(props: GraphCanvasProps) {
  return (
    <ReactFlowProvider>
      <Canvas {...props} />
    </ReactFlowProvider>
  );
}
