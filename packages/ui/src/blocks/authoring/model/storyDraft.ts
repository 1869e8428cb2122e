import type { StoryChoice, StoryNode, StoryStructure } from '@kathaloka/contract/entities';
import { CHOICES_MAX, NODE_NAME_MAX, NODES_MAX, RESERVED_NAMES } from '@kathaloka/contract/limits';

/** An author's edits of the scenes of a story. */
export type StoryEdit =
  | { type: 'add scene'; name: string }
  | { type: 'rename scene'; name: string; to: string }
  | { type: 'delete scene'; name: string }
  | { type: 'set start'; name: string }
  | { type: 'edit text'; name: string; text: string }
  | { type: 'add choice'; name: string }
  | { type: 'remove choice'; name: string; index: number }
  | { type: 'retarget choice'; name: string; index: number; target: string }
  | { type: 'edit choice text'; name: string; index: number; text: string }
  | { type: 'replace'; structure: StoryStructure };

type Nodes = StoryStructure['nodes'];

/** The error of a scene's name; undefined if it is valid. */
export type NameFault = 'missing' | 'too long' | 'reserved' | 'taken';

export function nameFault({ nodes }: StoryStructure, name: string, current?: string): NameFault | undefined {
  const trimmed = name.trim();
  if (!trimmed) return 'missing';
  if (trimmed.length > NODE_NAME_MAX) return 'too long';
  if (RESERVED_NAMES.some((reserved) => reserved === trimmed)) return 'reserved';
  return trimmed !== current && Object.hasOwn(nodes, trimmed) ? 'taken' : undefined;
}

/** An unused name: `scene`, `scene_2`, `scene_3`. */
export function freeName({ nodes }: StoryStructure, stem: string): string {
  let name = stem;
  for (let number = 2; Object.hasOwn(nodes, name); number += 1) name = `${stem}_${number}`;
  return name;
}

function mapNodes(nodes: Nodes, change: (name: string, node: StoryNode) => [string, StoryNode][]): Nodes {
  return Object.fromEntries(Object.entries(nodes).flatMap(([name, node]) => change(name, node)));
}

function retargeted(node: StoryNode, from: string, to: string): StoryNode {
  if (!node.choices.some(({ target }) => target === from)) return node;
  const choices = node.choices.map((choice) => (choice.target === from ? { ...choice, target: to } : choice));
  return { ...node, choices };
}

function withNode(
  structure: StoryStructure,
  name: string,
  change: (node: StoryNode) => StoryNode,
): StoryStructure {
  const node = Object.hasOwn(structure.nodes, name) ? structure.nodes[name] : undefined;
  if (!node) return structure;
  return { ...structure, nodes: { ...structure.nodes, [name]: change(node) } };
}

function withChoice(
  structure: StoryStructure,
  { name, index }: { name: string; index: number },
  change: (choice: StoryChoice) => StoryChoice[],
): StoryStructure {
  return withNode(structure, name, (node) => ({
    ...node,
    choices: node.choices.flatMap((choice, at) => (at === index ? change(choice) : [choice])),
  }));
}

function addScene(structure: StoryStructure, name: string): StoryStructure {
  const { start_node, nodes } = structure;
  if (nameFault(structure, name) || Object.keys(nodes).length >= NODES_MAX) return structure;
  return {
    start_node: Object.hasOwn(nodes, start_node) ? start_node : name.trim(),
    nodes: { ...nodes, [name.trim()]: { text: '', choices: [] } },
  };
}

function renameScene(structure: StoryStructure, from: string, given: string): StoryStructure {
  const to = given.trim();
  if (!Object.hasOwn(structure.nodes, from) || to === from || nameFault(structure, to, from))
    return structure;
  return {
    start_node: structure.start_node === from ? to : structure.start_node,
    nodes: mapNodes(structure.nodes, (name, node) => [
      [name === from ? to : name, retargeted(node, from, to)],
    ]),
  };
}

function deleteScene(structure: StoryStructure, gone: string): StoryStructure {
  if (!Object.hasOwn(structure.nodes, gone)) return structure;
  const nodes = mapNodes(structure.nodes, (name, node) =>
    name === gone ? [] : [[name, retargeted(node, gone, '')]],
  );
  const [first = ''] = Object.keys(nodes);
  return { start_node: structure.start_node === gone ? first : structure.start_node, nodes };
}

/** Applies an edit to the structure. An impossible edit changes nothing. */
export function storyDraft(structure: StoryStructure, edit: StoryEdit): StoryStructure {
  switch (edit.type) {
    case 'add scene':
      return addScene(structure, edit.name);
    case 'rename scene':
      return renameScene(structure, edit.name, edit.to);
    case 'delete scene':
      return deleteScene(structure, edit.name);
    case 'set start':
      return Object.hasOwn(structure.nodes, edit.name) ? { ...structure, start_node: edit.name } : structure;
    case 'edit text':
      return withNode(structure, edit.name, (node) => ({ ...node, text: edit.text }));
    case 'add choice':
      return withNode(structure, edit.name, (node) =>
        node.choices.length < CHOICES_MAX
          ? { ...node, choices: [...node.choices, { text: '', target: '' }] }
          : node,
      );
    case 'remove choice':
      return withChoice(structure, edit, () => []);
    case 'retarget choice': {
      const { target } = edit;
      if (target !== '' && !Object.hasOwn(structure.nodes, target)) return structure;
      return withChoice(structure, edit, (choice) => [{ ...choice, target }]);
    }
    case 'edit choice text':
      return withChoice(structure, edit, (choice) => [{ ...choice, text: edit.text }]);
    default:
      return edit.structure;
  }
}
