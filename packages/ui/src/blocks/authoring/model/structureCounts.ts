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

/** The counts of a story's scenes, including unfinished choices. */
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

/** How many choices lead to a scene. */
export function choicesLeadingTo({ nodes }: StoryStructure, name: string): number {
  return Object.values(nodes).flatMap(({ choices }) => choices.filter(({ target }) => target === name))
    .length;
}
