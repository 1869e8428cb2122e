import type { PlayState } from './playState.ts';
import type { PlayStory } from './playStory.ts';

/** The maximum before an ending; only an ending is 100 percent. */
const ALMOST = 99;

/** The progress of a session: the steps taken, as a share of these plus the fewest steps to an ending. */
export function completionPercentage(
  { stepsToEnding, total_scenes }: PlayStory,
  { node, path_length, turns_in_node, is_completed }: PlayState,
): number {
  if (is_completed) return 100;
  if (node === null) return share(turns_in_node, Math.max(total_scenes, turns_in_node + 1));
  const taken = path_length - 1;
  const left = stepsToEnding.get(node) ?? stepsToEnding.size;
  return share(taken, Math.max(taken + left, 1));
}

function share(part: number, whole: number): number {
  return Math.min(ALMOST, Math.round((100 * part) / whole));
}

/** How many scenes the player has left; an ending counts as soon as it is reached. */
export function scenesCompleted({ scenes, is_completed }: PlayState): number {
  return Math.max(0, scenes.length - (is_completed ? 0 : 1));
}
