import type { SelectedChoice } from '@kathaloka/contract/entities';
import { withAnswer } from '@kathaloka/story';

/**
 * A choice as this browser has stored it: a text, and the answer to what it asks. An earlier version stored both as one
 * string, with the answer on the last line; this is the one place that reads it. Undefined: it is something else.
 */
export function readStoredChoice(stored: unknown): SelectedChoice | undefined {
  if (typeof stored === 'string') return fromLines(stored);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { text, answer } = stored as Partial<Record<keyof SelectedChoice, unknown>>;
  if (typeof text !== 'string' || (answer !== undefined && typeof answer !== 'string')) return undefined;
  return withAnswer(text, answer);
}

/** A field of one line was typed in, so whatever lines there are before the last are the choice’s. */
function fromLines(stored: string): SelectedChoice {
  const end = stored.lastIndexOf('\n');
  return end < 0 ? { text: stored } : { text: stored.slice(0, end), answer: stored.slice(end + 1) };
}
