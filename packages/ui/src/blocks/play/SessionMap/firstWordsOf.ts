import type { MappedTurn } from '@kathaloka/contract/entities';
import { readEmphasis } from '@kathaloka/story/emphasis';

/** The first words of a turn as they are read. They may break off within an emphasis; what the player wrote has none. */
export function firstWordsOf({ action_type, first_words }: MappedTurn): string {
  return action_type === 'custom_action' ? first_words : readEmphasis(first_words, false).text;
}
