import type {
  StoryChapter,
  StoryChoice,
  StoryNode,
  StoryStructure,
  StoryVariant,
} from '@kathaloka/contract/entities';
import { CHAPTERS_MAX, VARIANTS_MAX } from '@kathaloka/contract/limits';

/** The fields of a scene that are neither its text nor a list. Blank or undefined removes the field. */
export type SceneChanges = {
  [F in 'mode' | 'goal' | 'max_turns' | 'title' | 'hint' | 'note']?: StoryNode[F] | undefined;
};
/** The fields of a choice. A blank condition, effect, question or deed, or no other words, removes the field. */
export type ChoiceChanges = Partial<Omit<StoryChoice, 'target'>>;

/** What it takes from earlier parts of its series, leaves for later ones, and whom its readers have met in it. */
export type SharedList = 'takes' | 'leaves' | 'meets';

/** Changes one scene. The others stay the same objects, so that what draws them has nothing to do. */
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

/** The structure with these fields and changed chapters. One without chapters has no list of them. */
export function withChapters(
  structure: StoryStructure,
  change: (chapters: readonly StoryChapter[]) => readonly StoryChapter[],
  fields: Partial<StoryStructure> = {},
): StoryStructure {
  const { chapters: before = [], ...others } = structure;
  const chapters = change(before);
  return { ...others, ...fields, ...(chapters.length > 0 && { chapters: [...chapters] }) };
}

/** Lets a chapter begin with a scene, renames the one that does, or, with a blank title, takes it away. */
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

/** A story that takes, leaves or meets nothing has no such list. */
export function withShared(
  structure: StoryStructure,
  list: SharedList,
  names: readonly string[],
): StoryStructure {
  const { [list]: _before, ...others } = structure;
  return names.length === 0 ? others : { ...others, [list]: [...names] };
}

/** A field that is blank or has no entries is left out: an empty condition is not a condition. */
function withoutBlank<T extends object>(value: T, optional: readonly (keyof T)[]): T {
  const result = { ...value };
  for (const field of optional) {
    const next: unknown = result[field];
    if (next === undefined || next === '' || (Array.isArray(next) && next.length === 0)) delete result[field];
  }
  return result;
}

export function changedNode(node: StoryNode, changes: SceneChanges): StoryNode {
  return withoutBlank({ ...node, ...changes }, ['mode', 'goal', 'max_turns', 'title', 'hint', 'note']);
}

export function changedChoice(choice: StoryChoice, changes: ChoiceChanges): StoryChoice {
  return withoutBlank({ ...choice, ...changes }, ['condition', 'effect', 'ask', 'deed', 'said']);
}

/** The list with one entry at another place; the same list where there is no such place. */
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

/** A scene without variants has no list of them, as in a story that never had any. */
export function withVariants(
  node: StoryNode,
  change: (variants: readonly StoryVariant[]) => readonly StoryVariant[],
): StoryNode {
  const { variants: before = [], ...others } = node;
  const variants = change(before);
  if (variants === before || variants.length > VARIANTS_MAX) return node;
  return variants.length === 0 ? others : { ...others, variants: [...variants] };
}
