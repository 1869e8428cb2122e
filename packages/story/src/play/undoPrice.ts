import type { Refusal } from './advance.ts';
import { isLostAt } from './endings.ts';
import type { PlayState } from './playState.ts';
import { type PlayStory, xpCost } from './playStory.ts';

/** The XP that undoing has cost a play so far. Not part of the state, because an undo restores states unchanged. */
export interface UndoPaid {
  readonly undo_xp: number;
}

/** The state with the XP that can be spent. */
export function spendable(state: PlayState, { undo_xp }: UndoPaid): PlayState {
  return { ...state, current_xp: Math.max(0, state.current_xp - undo_xp) };
}

/** The inverse of `spendable`: the state as it is stored. */
export function storable(state: PlayState, { undo_xp }: UndoPaid): PlayState {
  return { ...state, current_xp: state.current_xp + undo_xp };
}

export type UndoPayment =
  | { readonly refusal: Extract<Refusal, { code: 'xp_short' }>; readonly undo_xp?: undefined }
  | { readonly refusal?: undefined; readonly undo_xp: number };

/** Pays for an undo. The player must be able to afford it both before and after. Undoing a loss is free. */
export function payUndo(story: PlayStory, paid: UndoPaid, from: PlayState, to: PlayState): UndoPayment {
  if (isLostAt(story, from)) return { undo_xp: paid.undo_xp };
  const required_xp = xpCost(story, 'undo');
  const current_xp = Math.min(...[from, to].map((state) => spendable(state, paid).current_xp));
  if (current_xp < required_xp) return { refusal: { code: 'xp_short', current_xp, required_xp } };
  return { undo_xp: paid.undo_xp + required_xp };
}
