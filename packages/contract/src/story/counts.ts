import type { LoreCard } from '../entities/extras.ts';
import type { StoryStructure } from '../entities/structure.ts';

/** The counts on a story's page, derived from its graph, so that the author need not maintain them. */
export interface StoryCounts {
  readonly actions_count: number;
  readonly story_cards_count: number;
  readonly total_scenes: number;
  readonly branching_points: number;
  readonly possible_endings: number;
}

/** Choices, lore cards, scenes, scenes with several choices, and scenes with none. */
export function storyCounts({ nodes }: StoryStructure, loreCards: readonly LoreCard[]): StoryCounts {
  const choicesPerScene = Object.values(nodes).map(({ choices }) => choices.length);
  return {
    actions_count: choicesPerScene.reduce((sum, count) => sum + count, 0),
    story_cards_count: loreCards.length,
    total_scenes: choicesPerScene.length,
    branching_points: choicesPerScene.filter((count) => count > 1).length,
    possible_endings: choicesPerScene.filter((count) => count === 0).length,
  };
}
