import { localStore } from '../browser/safeStorage.ts';
import { areChoices } from './guestChoices.ts';

/** `boot/earlyPress.ts` reads it before the app has loaded. */
export const GUEST_READINGS_KEY = 'kathaloka.guestReadings';
/** The stories that were read last. */
const MOST = 10;

type Reading = readonly [story_id: string, choices: readonly string[]];

/** The choices that a guest has made in a story in this browser; empty if there are none. */
export function guestReading(story_id: string): readonly string[] {
  return readings().find(([id]) => id === story_id)?.[1] ?? [];
}

/** Stores them; without choices, the story is forgotten. */
export function storeGuestReading(story_id: string, choices: readonly string[]): void {
  const others = readings().filter(([id]) => id !== story_id);
  const all = choices.length > 0 ? [[story_id, choices] as const, ...others] : others;
  localStore.write(GUEST_READINGS_KEY, all.length > 0 ? JSON.stringify(all.slice(0, MOST)) : null);
}

function readings(): readonly Reading[] {
  try {
    const stored = JSON.parse(localStore.read(GUEST_READINGS_KEY) ?? '[]') as unknown;
    return Array.isArray(stored) ? stored.filter(isReading) : [];
  } catch {
    return [];
  }
}

function isReading(value: unknown): value is Reading {
  return Array.isArray(value) && typeof value[0] === 'string' && areChoices(value[1]);
}
