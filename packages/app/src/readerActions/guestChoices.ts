import { GUEST_CHOICES_MS } from '@kathaloka/contract/limits';
import type { ChosenInStory } from '@kathaloka/api';
import type { SelectedChoice } from '@kathaloka/contract/entities';
import { choiceLine } from '@kathaloka/story';
import { localStore } from '../browser/safeStorage.ts';
import { guestSeed } from './guestReadings.ts';
import { readChoices } from './storedChoice.ts';

const KEY = 'kathaloka.guestChoices';

interface Stored extends ChosenInStory {
  readonly until: number;
}

/** Stores a guest's choices, and their dice, until they have an account; the tale itself is not stored. */
export function storeChoices(story_id: string, choices: readonly SelectedChoice[], now = Date.now()): void {
  const seed = guestSeed(story_id);
  const key = crypto.randomUUID();
  const stored: Stored = { story_id, choices, ...(seed && { seed }), key, until: now + GUEST_CHOICES_MS };
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
    const { story_id, choices, seed, key, until } = stored ?? {};
    if (typeof story_id !== 'string' || typeof key !== 'string' || typeof until !== 'number')
      return undefined;
    const made = readChoices(choices);
    return made && { story_id, choices: made, ...(typeof seed === 'string' && { seed }), key, until };
  } catch {
    return undefined;
  }
}
