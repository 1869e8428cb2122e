import { HEALTH } from '../state.ts';
import { choicesOf } from './offered.ts';
import type { PlayState } from './playState.ts';
import type { PlayStory } from './playStory.ts';

/**
 * Whether a play can go on in another version of its story: its scene exists there with a choice that the player can
 * take, and the play has health if that version counts it. Without it, the player would lose with the next turn.
 */
export function canMoveTo(story: PlayStory, state: PlayState): boolean {
  if (state.node === null) return story.graph.nodes.size === 0;
  if (story.health_max !== null && !state.numbers.some(([name]) => name === HEALTH)) return false;
  return choicesOf(story, { ...state, detours: [] }).length > 0;
}
