import { GUEST_CHOICES_MAX, GUEST_CHOICES_MS } from '@kathaloka/contract/limits';
import type { ChosenInStory } from '@kathaloka/api';
import { localStore } from '../browser/safeStorage.ts';

const KEY = 'kathaloka.guestChoices';

interface Stored extends ChosenInStory {
  readonly until: number;
}

/** Stores what somebody has chosen before they have an account: the choices alone, and not what was told. */
export function storeChoices(story_id: string, choices: readonly string[], now = Date.now()): void {
  const stored: Stored = { story_id, choices, key: crypto.randomUUID(), until: now + GUEST_CHOICES_MS };
  localStore.write(KEY, JSON.stringify(stored));
}

/** What was chosen, in whichever story; undefined if that is too long ago. */
export function storedChoices(now = Date.now()): ChosenInStory | undefined {
  const stored = parsed(localStore.read(KEY));
  return stored && now < stored.until ? stored : undefined;
}

export function forgetChoices(): void {
  localStore.write(KEY, null);
}

/** Anything else may have been written there. */
function parsed(text: string | null): Stored | undefined {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<Stored> | null;
    const { story_id, choices, key, until } = stored ?? {};
    if (typeof story_id !== 'string' || typeof key !== 'string' || typeof until !== 'number')
      return undefined;
    return areChoices(choices) ? { story_id, choices, key, until } : undefined;
  } catch {
    return undefined;
  }
}

/** As many as become a session. */
export function areChoices(value: unknown): value is readonly string[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= GUEST_CHOICES_MAX &&
    value.every((choice) => typeof choice === 'string')
  );
}
