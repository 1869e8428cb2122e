import type {
  StoryChapter,
  StoryChoice,
  StoryNode,
  StoryStructure,
  StoryVariant,
} from '@kathaloka/contract/entities';
import { CHAPTERS_MAX, VARIANTS_MAX } from '@kathaloka/contract/limits';

const SCENE_FIELDS = [
  'mode',
  'goal',
  'max_turns',
  'title',
  'hint',
  'note',
  'each_turn',
  'time_out',
  'ending',
] as const satisfies (keyof StoryNode)[];

/** Changes of a scene's simple fields. A blank or undefined value removes the field. */
export type SceneChanges = {
  [F in (typeof SCENE_FIELDS)[number]]?: StoryNode[F] | undefined;
};
/** Changes of a choice. A blank or empty value removes an optional field. */
export type ChoiceChanges = Partial<Omit<StoryChoice, 'target'>>;

/** The lists of names that a story shares: taken from earlier parts of a series, left to later ones, and people met. */
export type SharedList = 'takes' | 'leaves' | 'meets';

/** Changes one scene. The other scenes stay the same objects, so that they are not rendered again. */
export function withNode(
  structure: StoryStructure,
  name: string,
  change: (node: StoryNode) => StoryNode,
): StoryStructure {
  const node = Object.hasOwn(structure.nodes, name) ? structure.nodes[name] : undefined;
  const changed = node && change(node);
  if (!changed || changed === node) return structure;
  return { ...structure, nodes: { ...structure.nodes, [name]: changed } };
}

export function withChoice(
  structure: StoryStructure,
  { name, index }: { name: string; index: number },
  change: (choice: StoryChoice) => StoryChoice[],
): StoryStructure {
  return withNode(structure, name, (node) =>
    index in node.choices
      ? {
          ...node,
          choices: node.choices.flatMap((choice, at) => (at === index ? change(choice) : [choice])),
        }
      : node,
  );
}

/** The structure with changed fields and chapters. Without chapters, the list is removed. */
export function withChapters(
  structure: StoryStructure,
  change: (chapters: readonly StoryChapter[]) => readonly StoryChapter[],
  fields: Partial<StoryStructure> = {},
): StoryStructure {
  const { chapters: before = [], ...others } = structure;
  const chapters = change(before);
  return { ...others, ...fields, ...(chapters.length > 0 && { chapters: [...chapters] }) };
}

/** Adds or renames the chapter that begins with a scene; a blank title removes it. */
export function titledChapter(structure: StoryStructure, name: string, title: string): StoryStructure {
  const { start_node, nodes, chapters = [] } = structure;
  const at = chapters.findIndex(({ node }) => node === name);
  if (!Object.hasOwn(nodes, name)) return structure;
  if (at < 0 && (title === '' || chapters.length >= CHAPTERS_MAX)) return structure;
  return withChapters(structure, () => {
    if (title === '') return chapters.toSpliced(at, 1);
    const chapter = { title, node: name };
    if (at >= 0) return chapters.with(at, chapter);
    return name === start_node ? [chapter, ...chapters] : [...chapters, chapter];
  });
}

/** Sets one of the shared lists; an empty list is removed. */
export function withShared(
  structure: StoryStructure,
  list: SharedList,
  names: readonly string[],
): StoryStructure {
  const { [list]: _before, ...others } = structure;
  return names.length === 0 ? others : { ...others, [list]: [...names] };
}

/** Removes blank and empty optional fields: an empty condition is none. */
export function withoutBlank<T extends object>(value: T, optional: readonly (keyof T)[]): T {
  const result = { ...value };
  for (const field of optional) {
    const next: unknown = result[field];
    if (next === undefined || next === '' || (Array.isArray(next) && next.length === 0)) delete result[field];
  }
  return result;
}

export function changedNode(node: StoryNode, changes: SceneChanges): StoryNode {
  return withoutBlank({ ...node, ...changes }, SCENE_FIELDS);
}

const OPTIONAL_OF_CHOICE = [
  'condition',
  'effect',
  'ask',
  'deed',
  'said',
  'check',
  'win_text',
  'lose_text',
  'lose_effect',
  'lose_target',
] as const satisfies (keyof StoryChoice)[];

export function changedChoice(choice: StoryChoice, changes: ChoiceChanges): StoryChoice {
  return withoutBlank({ ...choice, ...changes }, OPTIONAL_OF_CHOICE);
}

/** Moves an entry of a list. Returns the same list if an index does not exist. */
export function moved<T>(list: readonly T[], index: number, to: number): readonly T[] {
  if (index === to || !(index in list) || !(to in list)) return list;
  const entry = list[index]!;
  return list.toSpliced(index, 1).toSpliced(to, 0, entry);
}

export function withChoices(
  node: StoryNode,
  change: (choices: readonly StoryChoice[]) => readonly StoryChoice[],
) {
  const choices = change(node.choices);
  return choices === node.choices ? node : { ...node, choices: [...choices] };
}

/** Sets a scene's variants. An empty list removes the field, as in a story without variants. */
export function withVariants(
  node: StoryNode,
  change: (variants: readonly StoryVariant[]) => readonly StoryVariant[],
): StoryNode {
  const { variants: before = [], ...others } = node;
  const variants = change(before);
  if (variants === before || variants.length > VARIANTS_MAX) return node;
  return variants.length === 0 ? others : { ...others, variants: [...variants] };
}
