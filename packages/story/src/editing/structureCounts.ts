import type { StoryStructure } from '@kathaloka/contract/entities';

export interface StructureCounts {
  scenes: number;
  choices: number;
  /** Scenes with several choices. */
  branches: number;
  /** Scenes without choices. */
  endings: number;
  /** Choices without a target. */
  nowhere: number;
}

/** The counts of a story's scenes, including those of unfinished choices. */
export function structureCounts({ nodes }: StoryStructure): StructureCounts {
  const scenes = Object.values(nodes);
  const targets = scenes.flatMap(({ choices }) => choices.map(({ target }) => target));
  return {
    scenes: scenes.length,
    choices: targets.length,
    branches: scenes.filter(({ choices }) => choices.length > 1).length,
    endings: scenes.filter(({ choices }) => choices.length === 0).length,
    nowhere: targets.filter((target) => !Object.hasOwn(nodes, target)).length,
  };
}

/** How many choices of other scenes lead to these. */
export function choicesLeadingTo({ nodes }: StoryStructure, names: readonly string[]): number {
  const wanted = new Set(names);
  return Object.entries(nodes)
    .filter(([name]) => names.length === 1 || !wanted.has(name))
    .flatMap(([, { choices }]) => choices.filter(({ target }) => wanted.has(target))).length;
}
