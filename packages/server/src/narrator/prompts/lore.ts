import type { LoreCard } from '@kathaloka/contract/entities';
import { holdsPhrase, wordsIn } from '../phrases.ts';

/** Where words may stand that call up a card, the strongest first. */
export interface LorePlaces {
  readonly player: string;
  readonly scene: string;
  /** The turns before, the newest last. */
  readonly lately: readonly string[];
  /** All that was told, as far as it is at hand: a card that stands there is known. */
  readonly told?: readonly string[];
  /** The places in the list of the cards that were in the last sheets. They come again once the player names them. */
  readonly sent?: readonly number[];
}

/** So many words of a card in a row are no coincidence: it has been told. */
const TOLD_WORDS = 8;

/**
 * The cards whose keys occur: those that the player names first, then those of the scene, then those of what was told
 * lately. Among equals, the card with more keys that occur, and then the author's order.
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

/** Whether a card's words, or as many of them as one sentence has, stand in a text. */
function isIn(told: string, card: string): boolean {
  const words = wordsIn(card);
  const length = Math.min(TOLD_WORDS, words.length);
  return words
    .slice(length - 1)
    .some((_, at) => told.includes(` ${words.slice(at, at + length).join(' ')} `));
}
