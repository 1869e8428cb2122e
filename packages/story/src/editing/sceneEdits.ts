import type { StoryChoice, StoryNode, StoryStructure, StoryVariant } from '@kathaloka/contract/entities';
import { VARIANTS_MAX } from '@kathaloka/contract/limits';
import type { ChoiceChanges, SceneChanges } from './storyEdit.ts';

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
  return withoutBlank({ ...node, ...changes }, ['mode', 'goal', 'max_turns', 'title', 'note']);
}

export function changedChoice(choice: StoryChoice, changes: ChoiceChanges): StoryChoice {
  return withoutBlank({ ...choice, ...changes }, ['condition', 'effect', 'deed', 'said']);
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
