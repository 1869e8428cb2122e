import type { LoreCard, StoryCreate, StoryStructure } from '@kathaloka/contract/entities';
import type { COUNTED_FIELDS } from '@kathaloka/contract/storyFields';

/** The counts on a story's page, derived from its graph so that authors need not maintain them. */
export type StoryCounts = Readonly<Pick<StoryCreate, (typeof COUNTED_FIELDS)[number]>>;

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
