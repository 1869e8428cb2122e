import { knownSecrets } from '../graph.ts';
import { EMPTY_STATE, HEALTH, type StoryState } from '../state.ts';
import { asCollected, type PlayState } from './playState.ts';
import type { PlayStory } from './playStory.ts';

/** The initial state of a play. The seed decides its dice; a play of a story without dice does not need one. */
export function beginPlay(story: PlayStory, seed?: string): PlayState {
  const { graph, initial_xp } = story;
  const first = graph.nodes.get(graph.start);
  return {
    node: first?.name ?? null,
    turns_in_node: 0,
    scenes: first ? [first.name] : [],
    path_length: first ? 1 : 0,
    choices_made: 0,
    current_xp: initial_xp,
    ...asCollected(begun(story)),
    deeds: [],
    detours: [],
    is_completed: first?.choices.length === 0,
    ...(story.rolls && seed !== undefined && { seed }),
  };
}

/** What earlier parts have left, health, and who knows a secret from the beginning. */
function begun({ taken = EMPTY_STATE, health_max, secrets }: PlayStory): StoryState {
  if (health_max === null && secrets.size === 0) return taken;
  const { numbers, things } = { numbers: new Map(taken.numbers), things: new Set(taken.things) };
  if (health_max !== null) {
    const left = numbers.get(HEALTH) ?? health_max;
    numbers.set(HEALTH, Math.min(health_max, Math.max(0, left)));
  }
  for (const name of knownSecrets(secrets)) things.add(name);
  return { numbers, things };
}
