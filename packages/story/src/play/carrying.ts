import { placeOf } from '../ledger/names.ts';
import { asCollected, collected, type PlayState } from './playState.ts';
import { handOver } from '../state.ts';
import type { PlayStory } from './playStory.ts';

/** The declared things that the player carries, in the order of the story. */
export function carriedThings({ things }: Pick<PlayStory, 'things'>, state: PlayState): string[] {
  if (things.size === 0) return [];
  const held = new Set(state.things);
  return [...things.keys()].filter((thing) => held.has(thing));
}

/** The things of which the player must put one down before anything else; empty if they can carry all. */
export function thingsToPutDown(story: PlayStory, state: PlayState): string[] {
  if (state.is_completed) return [];
  const carried = carriedThings(story, state);
  return carried.length > story.inventory_slots ? carried : [];
}

/** The state after a thing has changed its holder. */
export function withHolder(state: PlayState, thing: string, to: string | null): PlayState {
  const { numbers, things } = collected(state);
  const after = new Set(things);
  handOver(after, thing, to);
  return { ...state, ...asCollected({ numbers, things: after }) };
}

/** The thing lies in the scene from then on. */
export const putDown = (state: PlayState, thing: string): PlayState =>
  withHolder(state, thing, placeOf(state.node ?? ''));
