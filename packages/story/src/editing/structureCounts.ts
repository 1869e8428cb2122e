import type { StoryStructure } from '@kathaloka/contract/entities';
import { missingTargets, targetsIn } from '../scenes/sceneReferences.ts';

export interface StructureCounts {
  scenes: number;
  choices: number;
  /** Scenes with several choices. */
  branches: number;
  /** Scenes without choices. */
  endings: number;
  /** Choices, and other ways on, without a target. */
  nowhere: number;
}

/** The counts of a story's scenes, including those of unfinished choices. */
export function structureCounts(structure: StoryStructure): StructureCounts {
  const scenes = Object.values(structure.nodes);
  return {
    scenes: scenes.length,
    choices: scenes.reduce((sum, { choices }) => sum + choices.length, 0),
    branches: scenes.filter(({ choices }) => choices.length > 1).length,
    endings: scenes.filter(({ choices }) => choices.length === 0).length,
    nowhere: missingTargets(structure).length,
  };
}

/** How many choices of other scenes, and other ways, lead to these. */
export function choicesLeadingTo({ nodes }: StoryStructure, names: readonly string[]): number {
  const wanted = new Set(names);
  return Object.entries(nodes)
    .filter(([name]) => names.length === 1 || !wanted.has(name))
    .flatMap(([, node]) => targetsIn(node).filter((target) => wanted.has(target))).length;
}
