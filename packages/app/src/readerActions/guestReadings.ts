import type { SelectedChoice } from '@kathaloka/contract/entities';
import { localStore } from '../browser/safeStorage.ts';
import { readChoices } from './storedChoice.ts';

const KEY = 'kathaloka.guestReadings';
const CHOSEN_KEY = 'kathaloka.guestStory';
/** How many stories are remembered, the last read first. */
const MOST = 10;

type Reading = readonly [story_id: string, choices: readonly SelectedChoice[], seed?: string];

/** The choices that a guest has made in a story in this browser; empty if there are none. */
export function guestReading(story_id: string): readonly SelectedChoice[] {
  return readings().find(([id]) => id === story_id)?.[1] ?? [];
}

/** The seed of the dice of that reading; undefined if there is none. */
export const guestSeed = (story_id: string): string | undefined =>
  readings().find(([id]) => id === story_id)?.[2];

/** Whether this is the story that guests of this browser have chosen to play, or they have chosen none yet. */
export const isStoryOfGuest = (story_id: string): boolean =>
  (localStore.read(CHOSEN_KEY) ?? story_id) === story_id;

export function chooseStoryOfGuest(story_id: string): void {
  localStore.write(CHOSEN_KEY, story_id);
}

/** Stores the choices; an empty list removes the story. */
export function storeGuestReading(story_id: string, choices: readonly SelectedChoice[], seed?: string): void {
  const others = readings().filter(([id]) => id !== story_id);
  const reading: Reading = seed ? [story_id, choices, seed] : [story_id, choices];
  const all = choices.length > 0 ? [reading, ...others] : others;
  localStore.write(KEY, all.length > 0 ? JSON.stringify(all.slice(0, MOST)) : null);
}

function readings(): readonly Reading[] {
  try {
    const stored = JSON.parse(localStore.read(KEY) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.flatMap(readReading) : [];
  } catch {
    return [];
  }
}

function readReading(value: unknown): Reading[] {
  if (!Array.isArray(value)) return [];
  const [story_id, stored, seed] = value as readonly unknown[];
  const choices = readChoices(stored);
  if (!choices || typeof story_id !== 'string') return [];
  return [typeof seed === 'string' ? [story_id, choices, seed] : [story_id, choices]];
}
