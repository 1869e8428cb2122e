import type { LoreCard } from '@kathaloka/contract/entities';
import { holdsPhrase, wordsIn } from './words.ts';

/** Where words may stand that call up a card, the strongest first. */
export interface LorePlaces {
  readonly player: string;
  readonly scene: string;
  /** The turns before, the newest last. */
  readonly lately: readonly string[];
}

/**
 * The cards whose keys occur: those that the player names first, then those of the scene, then those of what was told
 * lately. Among equals, the card with more keys that occur, and then the author's order.
 */
export function matchingLore(cards: readonly LoreCard[], places: LorePlaces): LoreCard[] {
  const texts = [places.player, places.scene, places.lately.join('\n')].map(wordsIn);
  return cards
    .flatMap((card) => {
      const keys = card.keys.map(wordsIn);
      const found = texts.map((words) => keys.filter((key) => holdsPhrase(words, key)).length);
      const rank = found.findIndex((count) => count > 0);
      return rank < 0 ? [] : [{ card, rank, count: found[rank]! }];
    })
    .sort((one, other) => one.rank - other.rank || other.count - one.count)
    .map(({ card }) => card);
}
