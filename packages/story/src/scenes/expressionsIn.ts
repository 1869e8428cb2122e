import type { StoryChoice, StoryNode, StoryStructure } from '@kathaloka/contract/entities';

const CONDITION_IN_TEXT = /\{\s*if\b[^:]*/gu;

/** The same list if no part of it changes. */
function changedList<T extends object>(parts: readonly T[], of: (part: T) => T): T[] {
  const changed = parts.map(of);
  return changed.every((part, at) => part === parts[at]) ? (parts as T[]) : changed;
}

/** Changes every condition, effect and check of a story, also those in texts. */
export function withExpressions(
  structure: StoryStructure,
  change: (expression: string) => string,
): StoryStructure {
  const inText = (text: string) => (text.includes('{') ? text.replaceAll(CONDITION_IN_TEXT, change) : text);
  const fields = <T extends object>(
    part: T,
    expressions: readonly (keyof T)[],
    texts: readonly (keyof T)[],
  ): T => {
    const changed = [...expressions, ...texts].flatMap((field, at) => {
      const value = part[field];
      if (typeof value !== 'string') return [];
      const now = (at < expressions.length ? change : inText)(value);
      return now === value ? [] : [[field, now] as const];
    });
    return changed.length === 0 ? part : { ...part, ...(Object.fromEntries(changed) as Partial<T>) };
  };
  const choiceOf = (choice: StoryChoice) =>
    fields(choice, ['condition', 'effect', 'check', 'lose_effect'], ['text', 'win_text', 'lose_text']);
  const nodes = Object.entries(structure.nodes).map(([name, node]): [string, StoryNode] => {
    const choices = changedList(node.choices, choiceOf);
    const variants =
      node.variants && changedList(node.variants, (variant) => fields(variant, ['condition'], ['text']));
    const told = fields(node, ['each_turn'], ['text']);
    const isSame = choices === node.choices && variants === node.variants && told === node;
    return [name, isSame ? node : { ...told, choices, ...(variants && { variants }) }];
  });
  const { secrets } = structure;
  return {
    ...structure,
    nodes: Object.fromEntries(nodes),
    ...(secrets && {
      secrets: Object.fromEntries(
        Object.entries(secrets).map(([name, secret]) => [name, fields(secret, ['until'], [])]),
      ),
    }),
  };
}
