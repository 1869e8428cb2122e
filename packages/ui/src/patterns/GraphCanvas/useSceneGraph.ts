import type { Edge } from '@xyflow/react';
import { useMemo, useState } from 'react';
import type { Detail } from './cards/detail.ts';
import type { SceneData } from './cards/sceneData.ts';
import { sceneEdges, sceneNodes, type SceneNodesInput } from './cards/sceneNodes.ts';
import { numbersWords } from '../../words/numbers/en.ts';
import { structureWords } from '../../words/structure/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface SceneGraphInput extends Omit<SceneNodesInput, 'labelOf' | 'roleDescription'> {
  /** How much of a card is drawn. */
  detail: Detail;
}

/** The accessible name of a card: everything that it shows, in one line. */
function useLabelOf() {
  const words = useWords(structureWords);
  const { percent } = useWords(numbersWords);
  return useMemo(
    () =>
      (
        name: string,
        { choices, isStart, mode, note, mark, share, isPlaytestHere: isHere }: SceneData,
      ): string =>
        [
          words.sceneNamed(name, choices.length),
          isStart && words.isStart,
          choices.length === 0 && words.isEnding,
          mode && mode !== 'guided' && words.modes[mode],
          note && words.hasNote,
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

/**
 * The cards and edges, and the cards that move with a dragged one. An unchanged card stays the same object.
 */
export function useSceneGraph(input: SceneGraphInput) {
  const { structure, places, selection, dragged, marks, heat, path, language, dir, detail } = input;
  const words = useWords(structureWords);
  const labelOf = useLabelOf();
  const whole = useMemo(
    (): SceneNodesInput => ({
      structure,
      places,
      selection,
      dragged,
      marks,
      heat,
      path,
      language,
      dir,
      labelOf,
      roleDescription: words.scene,
    }),
    [structure, places, selection, dragged, marks, heat, path, language, dir, labelOf, words],
  );
  const [nodes, setNodes] = useState(() => sceneNodes(whole, []));
  const [drawn, setDrawn] = useState({ whole, detail });
  if (drawn.whole !== whole || drawn.detail !== detail) {
    setDrawn({ whole, detail });
    // React Flow measures ports, and cards at a low zoom render none: new cards get the computed ports again
    setNodes((before) => sceneNodes(whole, drawn.detail === detail ? before : []));
  }

  const all = useMemo(
    () => sceneEdges({ structure, selection, heat, path }),
    [structure, selection, heat, path],
  );
  const [edges, moving] = useMemo(() => {
    const isMoving = ({ source, target }: Edge) => dragged.has(source) || dragged.has(target);
    return [all.filter((edge) => !isMoving(edge)), all.filter(isMoving)];
  }, [all, dragged]);
  return { nodes, edges, moving };
}
