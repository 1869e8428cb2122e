import type { StoryNode, StoryStructure } from '@kathaloka/contract/entities';
import { CHOICES_MAX, NODES_MAX } from '@kathaloka/contract/limits';
import { pasteScenes } from './pastedScenes.ts';
import {
  changedChoice,
  changedNode,
  moved,
  titledChapter,
  withChapters,
  withChoice,
  withChoices,
  withNode,
  withShared,
  withVariants,
} from '../scenes/sceneEdits.ts';
import { renamedPart, withSecret, withThing } from '../scenes/namedParts.ts';
import { nameFault } from '../scenes/sceneNames.ts';
import { withHolders, withLostAt, withTargets } from '../scenes/sceneReferences.ts';
import type { StoryEdit } from './storyEdit.ts';
import { writeChoice, writeProse } from '../prose/writeProse.ts';

export type { StoryEdit } from './storyEdit.ts';
export { freeName, nameFault, type NameFault } from '../scenes/sceneNames.ts';

type Nodes = StoryStructure['nodes'];

function mapNodes(nodes: Nodes, change: (name: string, node: StoryNode) => [string, StoryNode][]): Nodes {
  return Object.fromEntries(Object.entries(nodes).flatMap(([name, node]) => change(name, node)));
}

function addScene(
  structure: StoryStructure,
  edit: Extract<StoryEdit, { type: 'add scene' }>,
): StoryStructure {
  const { start_node, nodes } = structure;
  const name = edit.name.trim();
  if (nameFault(structure, name) || Object.keys(nodes).length >= NODES_MAX) return structure;
  const added = {
    ...structure,
    start_node: Object.hasOwn(nodes, start_node) ? start_node : name,
    nodes: { ...nodes, [name]: { text: '', choices: [] } },
  };
  return edit.from ? ledTo(added, edit.from, name) : added;
}

/** Points a choice at a target; an index after the last choice adds one. */
function ledTo(structure: StoryStructure, from: { name: string; index: number }, target: string) {
  return withNode(structure, from.name, (node) =>
    withChoices(node, (choices) => {
      if (from.index in choices) return choices.with(from.index, { ...choices[from.index]!, target });
      const isNext = from.index === choices.length && from.index < CHOICES_MAX;
      return isNext ? [...choices, { text: '', target }] : choices;
    }),
  );
}

function renameScene(structure: StoryStructure, from: string, given: string): StoryStructure {
  const to = given.trim();
  if (!Object.hasOwn(structure.nodes, from) || to === from || nameFault(structure, to, from))
    return structure;
  const nameOf = (name: string) => (name === from ? to : name);
  const placed = withHolders(withLostAt(structure, nameOf), new Map([[from, to]]));
  return withChapters(
    placed,
    (chapters) => chapters.map((chapter) => (chapter.node === from ? { ...chapter, node: to } : chapter)),
    {
      start_node: nameOf(structure.start_node),
      nodes: mapNodes(placed.nodes, (name, node) => [[nameOf(name), withTargets(node, nameOf)]]),
    },
  );
}

function deleteScenes(structure: StoryStructure, names: readonly string[]): StoryStructure {
  const gone = new Set(names.filter((name) => Object.hasOwn(structure.nodes, name)));
  if (gone.size === 0) return structure;
  const nameOf = (target: string) => (gone.has(target) ? '' : target);
  const nodes = mapNodes(structure.nodes, (name, node) =>
    gone.has(name) ? [] : [[name, withTargets(node, nameOf)]],
  );
  const [first = ''] = Object.keys(nodes);
  return withChapters(
    withLostAt(structure, nameOf),
    (chapters) => chapters.filter(({ node }) => !gone.has(node)),
    {
      start_node: gone.has(structure.start_node) ? first : structure.start_node,
      nodes,
    },
  );
}

function canLeadTo({ nodes }: StoryStructure, target: string): boolean {
  return target === '' || Object.hasOwn(nodes, target);
}

function editChoices(structure: StoryStructure, edit: StoryEdit): StoryStructure {
  switch (edit.type) {
    case 'add choice': {
      const { target = '', changes = {} } = edit;
      if (![target, changes.lose_target ?? ''].every((scene) => canLeadTo(structure, scene)))
        return structure;
      const added = changedChoice({ text: '', target }, changes);
      return withNode(structure, edit.name, (node) =>
        withChoices(node, (choices) => (choices.length < CHOICES_MAX ? [...choices, added] : choices)),
      );
    }
    case 'remove choice':
      return withChoice(structure, edit, () => []);
    case 'move choice':
      return withNode(structure, edit.name, (node) =>
        withChoices(node, (choices) => moved(choices, edit.index, edit.to)),
      );
    case 'retarget choice':
      if (!canLeadTo(structure, edit.target)) return structure;
      return withChoice(structure, edit, (choice) => [{ ...choice, target: edit.target }]);
    case 'edit choice text':
      return withChoice(structure, edit, (choice) => [{ ...choice, text: edit.text }]);
    case 'edit choice':
      if (!canLeadTo(structure, edit.changes.lose_target ?? '')) return structure;
      return withChoice(structure, edit, (choice) => [changedChoice(choice, edit.changes)]);
    default:
      return editVariants(structure, edit);
  }
}

function editVariants(structure: StoryStructure, edit: StoryEdit): StoryStructure {
  switch (edit.type) {
    case 'add variant':
      return withNode(structure, edit.name, (node) =>
        withVariants(node, (variants) => [...variants, { condition: '', text: node.text }]),
      );
    case 'remove variant':
      return withNode(structure, edit.name, (node) =>
        withVariants(node, (variants) =>
          edit.index in variants ? variants.toSpliced(edit.index, 1) : variants,
        ),
      );
    case 'move variant':
      return withNode(structure, edit.name, (node) =>
        withVariants(node, (variants) => moved(variants, edit.index, edit.to)),
      );
    case 'edit variant':
      return withNode(structure, edit.name, (node) =>
        withVariants(node, (variants) =>
          edit.index in variants
            ? variants.with(edit.index, { ...variants[edit.index]!, ...edit.changes })
            : variants,
        ),
      );
    default:
      return structure;
  }
}

/** Applies an edit to the structure. An impossible edit changes nothing. */
export function storyDraft(structure: StoryStructure, edit: StoryEdit): StoryStructure {
  switch (edit.type) {
    case 'add scene':
      return addScene(structure, edit);
    case 'rename scene':
      return renameScene(structure, edit.name, edit.to);
    case 'delete scene':
      return deleteScenes(structure, [edit.name]);
    case 'delete scenes':
      return deleteScenes(structure, edit.names);
    case 'paste scenes':
      return pasteScenes(structure, edit.scenes);
    case 'set start':
      return Object.hasOwn(structure.nodes, edit.name) ? { ...structure, start_node: edit.name } : structure;
    case 'edit chapter':
      return titledChapter(structure, edit.name, edit.title);
    case 'move chapter':
      return withChapters(structure, (chapters) => moved(chapters, edit.index, edit.to));
    case 'edit shared':
      return withShared(structure, edit.list, edit.names);
    case 'edit thing':
      return withThing(structure, edit.name, edit.thing);
    case 'edit secret':
      return withSecret(structure, edit.name, edit.secret);
    case 'rename part':
      return renamedPart(structure, edit.kind, edit.name, edit.to);
    case 'set lost at':
      return canLeadTo(structure, edit.name) ? withLostAt({ ...structure, lost_at: edit.name }) : structure;
    case 'edit text':
      return withNode(structure, edit.name, (node) => ({ ...node, text: edit.text }));
    case 'edit scene':
      if (!canLeadTo(structure, edit.changes.time_out ?? '')) return structure;
      return withNode(structure, edit.name, (node) => changedNode(node, edit.changes));
    case 'write':
      return writeProse(structure, edit);
    case 'write choice':
      return writeChoice(structure, edit, edit.line);
    case 'replace':
      return edit.structure;
    default:
      return editChoices(structure, edit);
  }
}
