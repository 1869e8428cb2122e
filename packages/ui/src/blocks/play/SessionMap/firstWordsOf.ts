import type { MappedTurn } from '@kathaloka/contract/entities';
import { readEmphasis } from '@kathaloka/story/emphasis';

/** The first words of a turn as plain text. Emphasis may be cut; the player's own text has none. */
export function firstWordsOf({ action_type, first_words }: MappedTurn): string {
  return action_type === 'custom_action' ? first_words : readEmphasis(first_words, false).text;
}
