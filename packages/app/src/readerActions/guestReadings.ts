import type { SelectedChoice } from '@kathaloka/contract/entities';
import { localStore } from '../browser/safeStorage.ts';
import { readChoices } from './guestChoices.ts';

const KEY = 'kathaloka.guestReadings';
/** How many stories are remembered, the last read first. */
const MOST = 10;

type Reading = readonly [story_id: string, choices: readonly SelectedChoice[]];

/** The choices that a guest has made in a story in this browser; empty if there are none. */
export function guestReading(story_id: string): readonly SelectedChoice[] {
  return readings().find(([id]) => id === story_id)?.[1] ?? [];
}

/** Stores the choices; an empty list removes the story. */
export function storeGuestReading(story_id: string, choices: readonly SelectedChoice[]): void {
  const others = readings().filter(([id]) => id !== story_id);
  const all = choices.length > 0 ? [[story_id, choices] as const, ...others] : others;
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
  const [story_id, stored] = value as readonly unknown[];
  const choices = readChoices(stored);
  return choices && typeof story_id === 'string' ? [[story_id, choices]] : [];
}
