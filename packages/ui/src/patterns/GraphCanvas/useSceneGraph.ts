import { applyNodeChanges, type NodeChange } from '@xyflow/react';
import { useMemo, useState } from 'react';
import { useNumbers } from '../../words/areas/useNumbers.ts';
import { useStructureWords } from '../../words/areas/useStructureWords.ts';
import type { SceneData, SceneNodeType } from './SceneNode.tsx';
import { sceneEdges, sceneNodes, type SceneNodesInput } from './sceneNodes.ts';

export type SceneGraphInput = Omit<SceneNodesInput, 'labelOf' | 'roleDescription'>;

/** What a card says to those who hear it: everything that it shows, in one line. */
function useLabelOf() {
  const words = useStructureWords();
  const { percent } = useNumbers();
  return useMemo(
    () =>
      (name: string, { choices, isStart, mode, mark, share, isHere }: SceneData): string =>
        [
          words.sceneNamed(name, choices.length),
          isStart && words.isStart,
          choices.length === 0 && words.isEnding,
          mode && mode !== 'guided' && words.modes[mode],
          mark && words.findings(mark.count),
          isHere && words.here,
          share === null
            ? words.tooFew
            : share !== undefined && words.visited(percent(Math.round(share * 1000) / 10)),
        ]
          .filter(Boolean)
          .join(', '),
    [words, percent],
  );
}

/** The cards and edges of the canvas. While cards are dragged only they change, and nobody else is told. */
export function useSceneGraph(input: SceneGraphInput) {
  const { structure, places, selection, marks, heat, path, language, dir } = input;
  const words = useStructureWords();
  const labelOf = useLabelOf();
  const whole = useMemo(
    (): SceneNodesInput => ({
      structure,
      places,
      selection,
      marks,
      heat,
      path,
      language,
      dir,
      labelOf,
      roleDescription: words.scene,
    }),
    [structure, places, selection, marks, heat, path, language, dir, labelOf, words],
  );
  const [nodes, setNodes] = useState(() => sceneNodes(whole, []));
  const [drawn, setDrawn] = useState(whole);
  if (drawn !== whole) {
    setDrawn(whole);
    setNodes((before) => sceneNodes(whole, before));
  }

  function drag(changes: NodeChange<SceneNodeType>[]) {
    const moves = changes.filter(({ type }) => type === 'position');
    if (moves.length > 0) setNodes((before) => applyNodeChanges(moves, before));
  }

  const edges = useMemo(
    () => sceneEdges({ structure, selection, heat, path }),
    [structure, selection, heat, path],
  );
  return { nodes, edges, drag };
}
