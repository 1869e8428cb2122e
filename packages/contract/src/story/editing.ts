import type { StoryChoice, StoryNode, StoryStructure } from '../entities/structure.ts';
import { NODE_NAME_MAX, NODES_MAX, RESERVED_NAMES } from '../limits.ts';

type Nodes = StoryStructure['nodes'];

/** A choice that leads out of what was deleted or pasted. */
export interface LooseChoice {
  readonly node: string;
  /** Its index within the scene, from 0. */
  readonly choice: number;
  /** The scene that it led to. */
  readonly target: string;
}

/** A copy of a scene with all that is in it, right after the scene. Null where there is no room, or no such scene. */
export function duplicateNode(
  structure: StoryStructure,
  name: string,
): { readonly structure: StoryStructure; readonly name: string } | null {
  const { nodes } = structure;
  const node = nodeOf(nodes, name);
  if (!node || Object.keys(nodes).length >= NODES_MAX) return null;
  const copy = freeNodeName(new Set(Object.keys(nodes)), name);
  const listed = Object.entries(nodes).flatMap(([each, scene]): [string, StoryNode][] =>
    each === name
      ? [
          [each, scene],
          [copy, structuredClone(scene)],
        ]
      : [[each, scene]],
  );
  return { structure: { ...structure, nodes: Object.fromEntries(listed) }, name: copy };
}

/** Deletes scenes. The choices of other scenes that led to them lead nowhere afterwards, and are listed. */
export function deleteNodes(
  structure: StoryStructure,
  names: Iterable<string>,
): { readonly structure: StoryStructure; readonly dangling: readonly LooseChoice[] } {
  const gone = new Set(names);
  const dangling: LooseChoice[] = [];
  const left = Object.entries(structure.nodes)
    .filter(([name]) => !gone.has(name))
    .map(([name, node]): [string, StoryNode] => [
      name,
      retargeted(node, (target, choice) => {
        if (!gone.has(target) || !nodeOf(structure.nodes, target)) return target;
        dangling.push({ node: name, choice, target });
        return '';
      }),
    ]);
  const start_node = gone.has(structure.start_node) ? (left[0]?.[0] ?? '') : structure.start_node;
  return { structure: { ...structure, start_node, nodes: Object.fromEntries(left) }, dangling };
}

export interface Pasted {
  readonly structure: StoryStructure;
  /** What each scene is called now. */
  readonly names: readonly (readonly [from: string, to: string])[];
  /** Choices that led out of what was copied, under their new scenes. */
  readonly outer: readonly (LooseChoice & {
    /** A scene of that name is here: the choice leads to it. Otherwise it leads nowhere. */
    readonly isKept: boolean;
  })[];
}

/** Adds scenes of this or of another story, under new names where theirs are taken. Null where there is no room. */
export function pasteNodes(structure: StoryStructure, copied: Nodes): Pasted | null {
  const taken = new Set(Object.keys(structure.nodes));
  const entries = Object.entries(copied);
  if (taken.size + entries.length > NODES_MAX) return null;
  const names = new Map<string, string>();
  for (const [name] of entries) {
    const to = freeNodeName(taken, name);
    names.set(name, to);
    taken.add(to);
  }
  const outer: Pasted['outer'][number][] = [];
  const added = entries.map(([name, node]): [string, StoryNode] => {
    const to = names.get(name)!;
    const pasted = retargeted(structuredClone(node), (target, choice) => {
      if (names.has(target)) return names.get(target)!;
      const isKept = nodeOf(structure.nodes, target) !== undefined;
      if (target !== '') outer.push({ node: to, choice, target, isKept });
      return isKept ? target : '';
    });
    return [to, pasted];
  });
  const nodes = Object.fromEntries([...Object.entries(structure.nodes), ...added]);
  const start_node = nodeOf(nodes, structure.start_node) ? structure.start_node : (added[0]?.[0] ?? '');
  return { structure: { ...structure, start_node, nodes }, names: [...names], outer };
}

/** Moves a choice within its scene: the one at `from` is at `to` afterwards. */
export function moveChoice(
  structure: StoryStructure,
  { node: name, from, to }: { readonly node: string; readonly from: number; readonly to: number },
): StoryStructure {
  const node = nodeOf(structure.nodes, name);
  const moved = node?.choices[from];
  if (!node || !moved || !(to in node.choices)) return structure;
  const choices = node.choices.toSpliced(from, 1).toSpliced(to, 0, moved);
  return { ...structure, nodes: { ...structure.nodes, [name]: { ...node, choices } } };
}

function nodeOf(nodes: Nodes, name: string): StoryNode | undefined {
  return Object.hasOwn(nodes, name) ? nodes[name] : undefined;
}

function retargeted(node: StoryNode, targetOf: (target: string, choice: number) => string): StoryNode {
  const choices = node.choices.map((choice, index): StoryChoice => {
    const target = targetOf(choice.target, index);
    return target === choice.target ? choice : { ...choice, target };
  });
  return choices.every((choice, index) => choice === node.choices[index]) ? node : { ...node, choices };
}

const FALLBACK = 'scene';

/** The name itself, or else with a number: `well`, `well_2`, `well_3`. */
function freeNodeName(taken: ReadonlySet<string>, name: string): string {
  const trimmed = name.trim();
  const isUsable = trimmed !== '' && !RESERVED_NAMES.some((reserved) => reserved === trimmed);
  const stem = isUsable ? trimmed : FALLBACK;
  let free = stem.slice(0, NODE_NAME_MAX);
  for (let number = 2; taken.has(free); number += 1) {
    const ending = `_${number}`;
    free = `${stem.slice(0, NODE_NAME_MAX - ending.length)}${ending}`;
  }
  return free;
}
