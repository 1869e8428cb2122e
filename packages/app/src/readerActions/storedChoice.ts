import { GUEST_CHOICES_MAX } from '@kathaloka/contract/limits';
import type { SelectedChoice } from '@kathaloka/contract/entities';
import { withAnswer } from '@kathaloka/story';

/**
 * Parses a choice as this browser has stored it: its text, and the reader's answer. An earlier version stored both as
 * one string, with the answer on the last line. Undefined for any other value.
 */
export function readStoredChoice(stored: unknown): SelectedChoice | undefined {
  if (typeof stored === 'string') return fromLines(stored);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { text, answer } = stored as Partial<Record<keyof SelectedChoice, unknown>>;
  if (typeof text !== 'string' || (answer !== undefined && typeof answer !== 'string')) return undefined;
  return withAnswer(text, answer);
}

/** an answer has a single line, so all lines before the last are the choice */
function fromLines(stored: string): SelectedChoice {
  const end = stored.lastIndexOf('\n');
  return end < 0 ? { text: stored } : { text: stored.slice(0, end), answer: stored.slice(end + 1) };
}

/** Reads stored choices. Undefined if they are invalid, or more than a new session accepts. */
export function readChoices(value: unknown): readonly SelectedChoice[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > GUEST_CHOICES_MAX) return undefined;
  const choices = value.map(readStoredChoice);
  return choices.every((choice) => choice !== undefined) ? choices : undefined;
}
