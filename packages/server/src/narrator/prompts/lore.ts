import type { LoreCard } from '@kathaloka/contract/entities';
import { holdsPhrase, wordsIn } from '../phrases.ts';

/** Texts whose words may select a card, the strongest first. */
export interface LorePlaces {
  readonly player: string;
  readonly scene: string;
  /** The texts of the turns before, the newest last. */
  readonly lately: readonly string[];
  /** The texts of all loaded turns: a card that they contain is known. */
  readonly told?: readonly string[];
  /** Indices of the cards in the last sheets. They are sent again when the player names them. */
  readonly sent?: readonly number[];
}

/** A card counts as told if this many of its words occur in a row. */
const TOLD_WORDS = 8;

/**
 * The cards whose keys occur: first those that the player names, then those of the scene, then those of
 * recent turns. Ties are broken by the number of matching keys, then by the author's order.
 */
export function matchingLore(cards: readonly LoreCard[], places: LorePlaces): LoreCard[] {
  const texts = [places.player, places.scene, places.lately.join('\n')].map(wordsIn);
  const told = ` ${wordsIn((places.told ?? []).join('\n')).join(' ')} `;
  return cards
    .flatMap((card, at) => {
      const keys = card.keys.map(wordsIn);
      const found = texts.map((words) => keys.filter((key) => holdsPhrase(words, key)).length);
      const rank = found.findIndex((count) => count > 0);
      const isNews = rank === 0 || !places.sent?.includes(at);
      return rank < 0 || !isNews || isIn(told, card.text) ? [] : [{ card, rank, count: found[rank]! }];
    })
    .sort((one, other) => one.rank - other.rank || other.count - one.count)
    .map(({ card }) => card);
}

/** Whether a text contains the words of a card, or a run of `TOLD_WORDS` from one of its sentences. */
function isIn(told: string, card: string): boolean {
  const words = wordsIn(card);
  const length = Math.min(TOLD_WORDS, words.length);
  return words
    .slice(length - 1)
    .some((_, at) => told.includes(` ${words.slice(at, at + length).join(' ')} `));
}
