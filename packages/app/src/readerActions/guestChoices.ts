import { GUEST_CHOICES_MAX, GUEST_CHOICES_MS } from '@kathaloka/contract/limits';
import type { ChosenInStory } from '@kathaloka/api';
import type { SelectedChoice } from '@kathaloka/contract/entities';
import { choiceLine } from '@kathaloka/story';
import { localStore } from '../browser/safeStorage.ts';
import { readStoredChoice } from './storedChoice.ts';

const KEY = 'kathaloka.guestChoices';

interface Stored extends ChosenInStory {
  readonly until: number;
}

/** Stores a guest's choices until they have an account; the tale itself is not stored. */
export function storeChoices(story_id: string, choices: readonly SelectedChoice[], now = Date.now()): void {
  const stored: Stored = { story_id, choices, key: crypto.randomUUID(), until: now + GUEST_CHOICES_MS };
  localStore.write(KEY, JSON.stringify(stored));
}

/** The stored choices of any story; undefined if they are too old. */
export function storedChoices(now = Date.now()): ChosenInStory | undefined {
  const stored = parsed(localStore.read(KEY));
  return stored && now < stored.until ? stored : undefined;
}

export function lastStoredChoice(): string | undefined {
  const last = storedChoices()?.choices.at(-1);
  return last && choiceLine(last);
}

export function forgetChoices(): void {
  localStore.write(KEY, null);
}

/** Reads a stored value, which may be anything; undefined if it is invalid. */
function parsed(text: string | null): Stored | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Stored> | null;
    const { story_id, choices, key, until } = stored ?? {};
    if (typeof story_id !== 'string' || typeof key !== 'string' || typeof until !== 'number')
      return undefined;
    const made = readChoices(choices);
    return made && { story_id, choices: made, key, until };
  } catch {
    return undefined;
  }
}

/** Reads stored choices. Undefined if they are invalid, or more than a new session accepts. */
export function readChoices(value: unknown): readonly SelectedChoice[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > GUEST_CHOICES_MAX) return undefined;
  const choices = value.map(readStoredChoice);
  return choices.every((choice) => choice !== undefined) ? choices : undefined;
}
