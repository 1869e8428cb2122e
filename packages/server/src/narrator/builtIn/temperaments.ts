import type { LoreCard } from '@kathaloka/contract/entities';

/** How a narrator is disposed to the player, in figures. */
export interface Temperament {
  readonly key: string;
  /** The chance of a part, per turn in which it may stand. */
  readonly chance: Readonly<Record<'bridge' | 'beat' | 'echo', number>>;
  /** At most one joke in so many turns; null: none at all. */
  readonly turnsPerJoke: number | null;
  /** Which of several lore cards is told first. */
  readonly loreOrder: (one: FoundLore, other: FoundLore) => number;
}

export interface FoundLore {
  readonly card: LoreCard;
  /** How many of its keys were found. */
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

/** Lore in the order in which its author wrote it. */
const VYASA: Temperament = {
  key: 'vyasa',
  chance: { bridge: 0.6, beat: 0.45, echo: 0.35 },
  turnsPerJoke: null,
  loreOrder: () => 0,
};

export const TEMPERAMENTS: readonly Temperament[] = [TENALI, BIRBAL, VYASA];

export const temperamentOf = (model_key: string): Temperament =>
  TEMPERAMENTS.find(({ key }) => key === model_key) ?? TENALI;
