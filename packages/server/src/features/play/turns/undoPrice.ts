import type { PlayState } from '@kathaloka/story';

/** What undo has cost a session so far. */
export interface UndoPaid {
  readonly undo_xp: number;
}

/**
 * A state with the XP that can be spent in it. The price of undo is no part of the states, because undo and redo restore
 * them unchanged: the session stores it.
 */
export function spendable(state: PlayState, { undo_xp }: UndoPaid): PlayState {
  return { ...state, current_xp: Math.max(0, state.current_xp - undo_xp) };
}

/** The same state as it is stored. */
export function storable(state: PlayState, { undo_xp }: UndoPaid): PlayState {
  return { ...state, current_xp: state.current_xp + undo_xp };
}
