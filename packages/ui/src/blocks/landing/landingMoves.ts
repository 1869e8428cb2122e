import { LANDING_CARDS, LANDING_SECTIONS } from '@kathaloka/contract/limits';

/** The section whose cards are stepped through one by one where there is room for one only. */
export const CARDS_SECTION = 2;

/** Where a visitor is. */
export interface Place {
  section: number;
  card: number;
  /** Until then a move is under way, and a wheel or a swipe moves nothing. In milliseconds, on the caller's clock. */
  lockedUntil: number;
}

export interface Locks {
  /** After a move to another section. */
  lockMs: number;
  /** After a step to another card. */
  cardLockMs: number;
}

/** On to what comes next, or back. */
export type Way = 1 | -1;

export const START: Place = { section: 0, card: 0, lockedUntil: 0 };

export type Move = Locks & {
  /** The time of the move. */
  at: number;
} & (
    | { type: 'step'; way: Way; hasCardSteps: boolean }
    /** A dot or a link was chosen: a clear wish, which no lock holds up. */
    | { type: 'goTo'; section: number }
    /** A button turned the leaf. */
    | { type: 'turn'; way: Way }
    /** Keyboard, scroll bar or screen reader brought the visitor here. */
    | { type: 'arrive'; section: number }
  );

/** Where a move leads. Where it leads nowhere, the place is returned as it was. */
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

/** Who comes from above begins with the first card, who comes back from below with the last. */
function inSection(place: Place, section: number, lockedUntil: number): Place {
  if (section === place.section || section < 0 || section >= LANDING_SECTIONS) return place;
  const card = section < CARDS_SECTION || place.section < CARDS_SECTION ? 0 : LANDING_CARDS - 1;
  return { section, card, lockedUntil };
}
