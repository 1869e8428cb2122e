import type { MappedTurn } from '@kathaloka/contract/entities';
import { readEmphasis } from '@kathaloka/story/emphasis';

/**
 * Returns the first words of a turn as plain text. They may be cut within an emphasis; the player's own text
 * has none.
 */
export function firstWordsOf({ action_type, first_words }: MappedTurn): string {
  return action_type === 'custom_action' ? first_words : readEmphasis(first_words, false).text;
}
