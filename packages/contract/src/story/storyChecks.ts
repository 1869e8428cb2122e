import type { CheckedStory } from './checkedStory.ts';
import { checkChoices } from './choiceChecks.ts';
import { type StoryCounts, storyCounts } from './counts.ts';
import { checkFigures } from './figureChecks.ts';
import { byWeight, type Finding, finding } from './finding.ts';
import { graphOf } from './graph.ts';
import { checkWays } from './wayChecks.ts';

export const WALKS = 10_000;
const SEED = 42;

/** Every problem of a story, or anything worth a second look; most severe first. */
export function checkStory(story: CheckedStory): Finding[] {
  const graph = graphOf(story.story_structure);
  return byWeight([
    ...checkWays(graph, { walks: WALKS, seed: SEED }),
    ...checkChoices(graph),
    ...checkFigures(story),
    ...checkCounts(story),
  ]);
}

const COUNTED: Readonly<Record<keyof StoryCounts, string>> = {
  actions_count: 'choices',
  story_cards_count: 'lore cards',
  total_scenes: 'scenes',
  branching_points: 'scenes with several choices',
  possible_endings: 'endings',
};

/** Counts derived from the graph win over the counts that the author declared. */
function checkCounts(story: CheckedStory): Finding[] {
  if (Object.keys(story.story_structure.nodes).length === 0) return [];
  const counts = storyCounts(story.story_structure, story.lore_cards ?? []);
  return (Object.keys(COUNTED) as (keyof StoryCounts)[]).flatMap((name) => {
    const declared = story[name];
    if (declared === undefined || declared === counts[name]) return [];
    const message = `${declared} ${COUNTED[name]} are declared, and the story has ${counts[name]}.`;
    return [finding('count differs', message)];
  });
}
