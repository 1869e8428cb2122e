import type { BundledStory } from './bundledStory.ts';

/** The numbers on a story's page, counted from its scenes instead of believed. */
export function graphCounts({ nodes }: BundledStory['story_structure']) {
  const choicesPerScene = Object.values(nodes).map(({ choices }) => choices.length);
  return {
    actions_count: choicesPerScene.reduce((sum, count) => sum + count, 0),
    total_scenes: choicesPerScene.length,
    branching_points: choicesPerScene.filter((count) => count > 1).length,
    possible_endings: choicesPerScene.filter((count) => count === 0).length,
  };
}
