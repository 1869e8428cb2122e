import type { LoreCard } from '@kathaloka/contract/entities';

/** A narrator's disposition toward the player, in figures. */
export interface Temperament {
  readonly key: string;
  /** The chance of a part, per turn in which it is possible. */
  readonly chance: Readonly<Record<'bridge' | 'beat' | 'echo', number>>;
  /** One joke at most in this many turns; null: no jokes. */
  readonly turnsPerJoke: number | null;
  /** Sorts lore cards: the first is told first. */
  readonly loreOrder: (one: FoundLore, other: FoundLore) => number;
}

export interface FoundLore {
  readonly card: LoreCard;
  /** The number of its keys that were found. */
  readonly matched: number;
}

const TENALI: Temperament = {
  key: 'tenali',
  chance: { bridge: 0.45, beat: 0.35, echo: 0.2 },
  turnsPerJoke: 3,
  loreOrder: (one, other) => one.card.text.length - other.card.text.length,
};

const BIRBAL: Temperament = {
  key: 'birbal',
  chance: { bridge: 0.5, beat: 0.35, echo: 0.3 },
  turnsPerJoke: 8,
  loreOrder: (one, other) => other.matched - one.matched,
};

/** Tells lore in its author's order. */
const VYASA: Temperament = {
  key: 'vyasa',
  chance: { bridge: 0.6, beat: 0.45, echo: 0.35 },
  turnsPerJoke: null,
  loreOrder: () => 0,
};

export const TEMPERAMENTS: readonly Temperament[] = [TENALI, BIRBAL, VYASA];

export const temperamentOf = (model_key: string): Temperament =>
  TEMPERAMENTS.find(({ key }) => key === model_key) ?? TENALI;
