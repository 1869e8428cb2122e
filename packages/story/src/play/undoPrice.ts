import type { Refusal } from './advance.ts';
import type { PlayState } from './playState.ts';
import { type PlayStory, xpCost } from './playStory.ts';

/** What going back has cost a play so far. It is no part of the states, because going back restores them unchanged. */
export interface UndoPaid {
  readonly undo_xp: number;
}

/** A state with the XP that can be spent in it. */
export function spendable(state: PlayState, { undo_xp }: UndoPaid): PlayState {
  return { ...state, current_xp: Math.max(0, state.current_xp - undo_xp) };
}

/** The same state as it is stored. */
export function storable(state: PlayState, { undo_xp }: UndoPaid): PlayState {
  return { ...state, current_xp: state.current_xp + undo_xp };
}

export type UndoPayment =
  | { readonly refusal: Extract<Refusal, { code: 'xp_short' }>; readonly undo_xp?: undefined }
  | { readonly refusal?: undefined; readonly undo_xp: number };

/** Pays for the way back from a state to an earlier one: the price must be there both before and after it. */
export function payUndo(story: PlayStory, paid: UndoPaid, from: PlayState, to: PlayState): UndoPayment {
  const required_xp = xpCost(story, 'undo');
  const current_xp = Math.min(...[from, to].map((state) => spendable(state, paid).current_xp));
  if (current_xp < required_xp) return { refusal: { code: 'xp_short', current_xp, required_xp } };
  return { undo_xp: paid.undo_xp + required_xp };
}
