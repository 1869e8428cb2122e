import { LANDING_CARDS, LANDING_SECTIONS } from '@kathaloka/contract/limits';

/** The index of the section with cards, which small screens show one by one. */
export const CARDS_SECTION = 2;

/** The visitor's position. */
export interface Place {
  section: number;
  card: number;
  /** Until this time wheel and swipe are ignored. In milliseconds, on the caller's clock. */
  lockedUntil: number;
}

export interface Locks {
  /** The duration of the lock after a section change. */
  lockMs: number;
  /** The duration of the lock after a card change. */
  cardLockMs: number;
}

/** Forward or back. */
export type Way = 1 | -1;

export const START: Place = { section: 0, card: 0, lockedUntil: 0 };

export type Move = Locks & {
  /** The time of the input. */
  at: number;
} & (
    | { type: 'step'; way: Way; hasCardSteps: boolean }
    /** A dot or a link was chosen; the lock does not apply. */
    | { type: 'goTo'; section: number }
    /** A button turned the card. */
    | { type: 'turn'; way: Way }
    /** The page was scrolled to this section by keyboard, scroll bar or screen reader. */
    | { type: 'arrive'; section: number }
  );

/** The position after a move; unchanged if the move is impossible. */
export function moved(place: Place, move: Move): Place {
  if (move.type === 'goTo') return inSection(place, move.section, move.at + move.lockMs);
  if (move.type === 'turn') return turned(place, move.way, move.at + move.cardLockMs);
  if (move.at < place.lockedUntil) return place;
  return move.type === 'step' ? stepped(place, move) : inSection(place, move.section, place.lockedUntil);
}

function stepped(place: Place, move: Extract<Move, { type: 'step' }>): Place {
  const { way, at, lockMs, cardLockMs, hasCardSteps } = move;
  if (hasCardSteps && place.section === CARDS_SECTION) {
    const next = turned(place, way, at + cardLockMs);
    if (next !== place) return next;
  }
  return inSection(place, place.section + way, at + lockMs);
}

function turned(place: Place, way: Way, lockedUntil: number): Place {
  const card = place.card + way;
  return card < 0 || card >= LANDING_CARDS ? place : { ...place, card, lockedUntil };
}

/** Enters a section: from above with the first card, from below with the last. */
function inSection(place: Place, section: number, lockedUntil: number): Place {
  if (section === place.section || section < 0 || section >= LANDING_SECTIONS) return place;
  const card = section < CARDS_SECTION || place.section < CARDS_SECTION ? 0 : LANDING_CARDS - 1;
  return { section, card, lockedUntil };
}
