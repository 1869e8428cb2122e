import type { Language, StoryStructure } from '@kathaloka/contract/entities';
import { type Edge, Position } from '@xyflow/react';
import { type RefObject, useMemo } from 'react';
import { useDirection } from '../../hooks/useDirection.ts';
import { useStructureWords } from '../../words/areas/useStructureWords.ts';
import { layoutOf, type Point } from './layout.ts';
import {
  cardSize,
  CARD_WIDTH,
  choicePort,
  leadsNowhere,
  metricsOf,
  mirrored,
  TARGET_PORT,
} from './sceneCards.ts';
import type { SceneNodeType } from './SceneNode.tsx';

export interface SceneGraphInput {
  /** The canvas in the page. */
  rootRef: RefObject<HTMLElement | null>;
  structure: StoryStructure;
  positions: ReadonlyMap<string, Point>;
  selected: string | undefined;
  language: Language;
}

const NO_SCENE = { text: '', choices: [] };

function edgesOf(structure: StoryStructure, selected: string | undefined): Edge[] {
  return Object.entries(structure.nodes).flatMap(([source, { choices }]) =>
    choices.flatMap(({ target }, index) =>
      leadsNowhere(structure, target)
        ? []
        : [
            {
              id: `${choicePort(index)} ${source}`,
              source,
              target,
              sourceHandle: choicePort(index),
              targetHandle: TARGET_PORT,
              className: source === selected ? 'is-hot' : '',
              focusable: false,
              selectable: false,
            },
          ],
    ),
  );
}

/** The structure as the canvas takes it: cards at their places, and an edge for each choice that leads somewhere. */
export function useSceneGraph({ rootRef, structure, positions, selected, language }: SceneGraphInput) {
  const words = useStructureWords();
  const dir = useDirection(rootRef);
  const isRtl = dir === 'rtl';

  const places = useMemo(() => {
    const metrics = metricsOf(language);
    return layoutOf(structure, (name) => cardSize(structure.nodes[name] ?? NO_SCENE, metrics));
  }, [structure, language]);

  const nodes = useMemo((): SceneNodeType[] => {
    const metrics = metricsOf(language);
    return [...places].map(([name, place]) => {
      const { text, choices } = structure.nodes[name] ?? NO_SCENE;
      const size = cardSize(structure.nodes[name] ?? NO_SCENE, metrics);
      const isStart = name === structure.start_node;
      const marks = [isStart && words.isStart, choices.length === 0 && words.isEnding];
      const label = [words.sceneNamed(name, choices.length), ...marks.filter(Boolean)].join(', ');
      return {
        id: name,
        type: 'scene',
        position: mirrored(positions.get(name) ?? place, CARD_WIDTH, isRtl),
        ...size,
        measured: size,
        sourcePosition: isRtl ? Position.Left : Position.Right,
        targetPosition: isRtl ? Position.Right : Position.Left,
        selected: name === selected,
        ariaLabel: label,
        domAttributes: { 'aria-roledescription': words.scene },
        data: {
          name,
          text: text.trim(),
          choices: choices.map((choice) => ({
            text: choice.text,
            leadsNowhere: leadsNowhere(structure, choice.target),
          })),
          isStart,
          isSelected: name === selected,
          language,
          dir,
          metrics,
        },
      };
    });
  }, [structure, places, positions, selected, language, dir, isRtl, words]);

  const edges = useMemo(() => edgesOf(structure, selected), [structure, selected]);
  return { nodes, edges, isRtl };
}
