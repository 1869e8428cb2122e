import type { StoryStructure } from '@kathaloka/contract/entities';
import { changedKind } from '../expressions/expression.ts';
import { metIn } from '../expressions/metName.ts';
import { graphOf, variablesReadBy } from '../graph.ts';

/** The variables of a story's conditions and effects. */
export interface StoryNames {
  readonly things: readonly string[];
  readonly numbers: readonly string[];
  /** The names under which players' answers are stored. */
  readonly words?: readonly string[];
  /** People whom readers may have met in other stories. */
  readonly met?: readonly string[];
}

/** Every name in the readable conditions and effects of a story, in alphabetical order. */
export function storyNames(structure: StoryStructure): StoryNames {
  const things = new Set<string>();
  const numbers = new Set<string>();
  const { nodes, names, greets } = graphOf(structure);
  for (const node of nodes.values()) {
    const read = variablesReadBy(node);
    read.things.forEach((name) => metIn(name) ?? things.add(name));
    read.numbers.forEach((name) => numbers.add(name));
    for (const effect of node.choices.flatMap(({ effects }) => effects))
      (changedKind(effect) === 'number' ? numbers : things).add(effect.name);
  }
  return {
    things: [...things].sort(),
    numbers: [...numbers].sort(),
    ...(names.words.size > 0 && { words: [...names.words].sort() }),
    ...(greets.size > 0 && { met: [...greets].sort() }),
  };
}
