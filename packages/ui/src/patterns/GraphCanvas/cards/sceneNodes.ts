import type { Language, StoryNode, StoryStructure } from '@kathaloka/contract/entities';
import { type Edge, type NodeChange, Position } from '@xyflow/react';
import {
  choiceKey,
  edgeWidth,
  type GraphHeat,
  type PathStep,
  type SceneMark,
  type Share,
} from '../graphMarks.ts';
import type { Point } from '../layout/layout.ts';
import {
  cardSize,
  CARD_WIDTH,
  choicePort,
  leadsNowhere,
  metricsOf,
  mirrored,
  newPortOf,
  portsOf,
  TARGET_PORT,
} from './sceneCards.ts';
import type { SceneData, SceneNodeType } from './sceneData.ts';

export interface SceneNodesInput {
  structure: StoryStructure;
  places: ReadonlyMap<string, Point>;
  selection: ReadonlySet<string>;
  /** The cards that are being dragged. */
  dragged: ReadonlySet<string>;
  marks: ReadonlyMap<string, SceneMark>;
  heat: GraphHeat | undefined;
  path: readonly PathStep[];
  language: Language;
  dir: 'ltr' | 'rtl';
  /** The accessible name of a scene's card. */
  labelOf: (name: string, data: SceneData) => string;
  roleDescription: string;
}

/** The share of a scene; undefined if no shares are shown, or it was never visited. */
function shareOf(shares: ReadonlyMap<string, Share> | undefined, key: string): Share | undefined {
  if (!shares) return undefined;
  return shares.has(key) ? shares.get(key)! : 0;
}

function choicesOf(name: string, { choices }: StoryNode, { structure, heat }: SceneNodesInput) {
  return choices.map(({ text, target }, index) => ({
    text,
    leadsNowhere: leadsNowhere(structure, target),
    share: shareOf(heat?.choices, choiceKey(name, index)),
  }));
}

function dataOf(name: string, scene: StoryNode, input: SceneNodesInput): SceneData {
  const { structure, selection, marks, heat, path, language, dir } = input;
  return {
    name,
    text: scene.text.trim(),
    mode: scene.mode,
    note: scene.note?.trim() ?? '',
    choices: choicesOf(name, scene, input),
    isStart: name === structure.start_node,
    isSelected: selection.has(name),
    isOnPath: path.some((step) => step.scene === name),
    isPlaytestHere: path.at(-1)?.scene === name,
    mark: marks.get(name),
    share: shareOf(heat?.scenes, name),
    language,
    dir,
  };
}

type Fields = Readonly<Record<string, unknown>>;

function isSameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => isSameValue((a as Fields)[key], (b as Fields)[key]))
  );
}

/** Paints all cards into one layer: a thousand transforms would be a thousand layers to sort per frame. */
const STILL = { transform: 'none', zIndex: 'auto' } as const;

/** The cards of all scenes. An unchanged card stays the same object, so that it is not rendered again. */
export function sceneNodes(input: SceneNodesInput, before: readonly SceneNodeType[]): SceneNodeType[] {
  const { structure, places, dragged, language, dir, labelOf, roleDescription } = input;
  const known = new Map(before.map((node) => [node.id, node]));
  const metrics = metricsOf(language);
  const isRtl = dir === 'rtl';
  const sides = {
    sourcePosition: isRtl ? Position.Left : Position.Right,
    targetPosition: isRtl ? Position.Right : Position.Left,
  };
  const nodes = Object.entries(structure.nodes).map(([name, scene]): SceneNodeType => {
    const old = known.get(name);
    const data = dataOf(name, scene, input);
    const position = mirrored(places.get(name) ?? { x: 0, y: 0 }, CARD_WIDTH, isRtl);
    const isDragged = dragged.has(name);
    const isSameData = old !== undefined && isSameValue(old.data, data);
    const isSamePosition = old?.position.x === position.x && old.position.y === position.y;
    if (isSameData && isSamePosition && old.dragging === isDragged) return old;
    const size = cardSize(scene, metrics);
    return {
      id: name,
      type: 'scene',
      position,
      ...size,
      measured: size,
      ...sides,
      handles: [...portsOf(scene, metrics, isRtl), newPortOf(scene, metrics, isRtl)].map((port) => ({
        ...port,
        position: sides[`${port.type}Position`],
      })),
      style: { ...STILL, insetInlineStart: position.x, insetBlockStart: position.y },
      className: isDragged ? 'dragging' : '',
      dragging: isDragged,
      selected: data.isSelected,
      ariaLabel: labelOf(name, data),
      domAttributes: { 'aria-roledescription': roleDescription },
      data: isSameData ? old.data : data,
    };
  });
  return readingOrder(nodes, isRtl);
}

/** The Tab order, which is the reading order: along the layers, and down each of them. */
function readingOrder(nodes: readonly SceneNodeType[], isRtl: boolean): SceneNodeType[] {
  const along = isRtl ? -1 : 1;
  return nodes.toSorted(
    ({ position: a }, { position: b }) =>
      Math.round(a.x / CARD_WIDTH) * along - Math.round(b.x / CARD_WIDTH) * along || a.y - b.y,
  );
}

type EdgesInput = Pick<SceneNodesInput, 'structure' | 'selection' | 'heat' | 'path'>;

/** One edge for each choice with a target. */
export function sceneEdges({ structure, selection, heat, path }: EdgesInput): Edge[] {
  const walked = new Set(
    path.flatMap(({ scene, choice }) => (choice === undefined ? [] : [choiceKey(scene, choice)])),
  );
  return Object.entries(structure.nodes).flatMap(([source, { choices }]) =>
    choices.flatMap(({ target }, index) => {
      if (leadsNowhere(structure, target)) return [];
      const id = choiceKey(source, index);
      const share = shareOf(heat?.choices, id);
      const classes = [
        (walked.has(id) || (path.length === 0 && selection.has(source))) && 'is-hot',
        share === null && 'is-hidden',
        share === 0 && 'is-never',
      ];
      return [
        {
          id,
          source,
          target,
          sourceHandle: choicePort(index),
          targetHandle: TARGET_PORT,
          className: classes.filter(Boolean).join(' '),
          ...(typeof share === 'number' && { style: { strokeWidth: edgeWidth(share) } }),
          focusable: false,
          selectable: false,
        },
      ];
    }),
  );
}

/** The selection after a change by the canvas; undefined if it has not changed. */
export function selectionAfter(
  changes: readonly NodeChange<SceneNodeType>[],
  selection: ReadonlySet<string>,
): readonly string[] | undefined {
  const next = new Set(selection);
  for (const change of changes) {
    if (change.type !== 'select') continue;
    if (change.selected) next.add(change.id);
    else next.delete(change.id);
  }
  const isSameSet = next.size === selection.size && [...next].every((name) => selection.has(name));
  return isSameSet ? undefined : [...next];
}
