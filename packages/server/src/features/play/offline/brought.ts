import type { OfflineBrought } from '@kathaloka/contract/entities';
import { metName, type PlayStory, type StoryState } from '@kathaloka/story';

export const broughtOf = ({ numbers, things }: StoryState): OfflineBrought => ({
  numbers: [...numbers].map(([name, value]) => [name, value]),
  things: [...things],
});

/**
 * Filters what a device claims to bring from earlier parts: accepts only names that the story takes from other parts
 * of its series, and people whom it asks about. The server cannot check a play that began days ago, and a false claim
 * only opens ways in the reader's own game.
 */
export function believed(
  { graph: { takes, greets } }: PlayStory,
  brought: OfflineBrought,
): OfflineBrought | null {
  const met = new Set([...greets].map(metName));
  const numbers = brought.numbers.filter(([name]) => takes.has(name));
  const things = brought.things.filter((name) => takes.has(name) || met.has(name));
  return numbers.length + things.length > 0 ? { numbers, things } : null;
}

/** The story with what the play brought along from earlier parts. */
export const withBrought = (play: PlayStory, brought: OfflineBrought | null): PlayStory =>
  brought ? { ...play, taken: { numbers: new Map(brought.numbers), things: new Set(brought.things) } } : play;
