import type { StoryNode, StoryStructure } from '@kathaloka/contract/entities';
import { NODES_MAX } from '@kathaloka/contract/limits';
import { freeName, nameFault } from '../scenes/sceneNames.ts';
import { withTargets } from '../scenes/sceneReferences.ts';

type Nodes = StoryStructure['nodes'];

const FALLBACK = 'scene';

/** The names of scenes after pasting: their own, or the next free one. */
export function pastedNames(structure: StoryStructure, scenes: Nodes): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const names = new Map<string, string>();
  for (const name of Object.keys(scenes)) {
    const fault = nameFault(structure, name);
    const stem = fault && fault !== 'taken' ? FALLBACK : name.trim();
    const free = freeName(structure, stem, taken);
    taken.add(free);
    names.set(name, free);
  }
  return names;
}

/** Choices between pasted scenes lead to the copies. Others keep a target that exists here, or lose it. */
function pasted(node: StoryNode, names: ReadonlyMap<string, string>, { nodes }: StoryStructure): StoryNode {
  return withTargets(node, (target) => names.get(target) ?? (Object.hasOwn(nodes, target) ? target : ''));
}

/** Adds copies of scenes. Returns the structure unchanged if there would be too many. */
export function pasteScenes(structure: StoryStructure, scenes: Nodes): StoryStructure {
  const names = pastedNames(structure, scenes);
  const count = Object.keys(structure.nodes).length + names.size;
  if (names.size === 0 || count > NODES_MAX) return structure;
  const added = Object.entries(scenes).map(([name, node]): [string, StoryNode] => [
    names.get(name)!,
    pasted(node, names, structure),
  ]);
  const nodes = { ...structure.nodes, ...Object.fromEntries(added) };
  const hasStart = Object.hasOwn(structure.nodes, structure.start_node);
  return { ...structure, start_node: hasStart ? structure.start_node : added[0]![0], nodes };
}
