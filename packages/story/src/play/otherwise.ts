import type { Effect } from '../expressions/expression.ts';
import { afterEffects, type StoryState } from '../state.ts';
import { undo } from './earnedChoices.ts';
import type { SeenState, Step } from './steps.ts';
import type { Work } from './work.ts';

/** A later state without the effects of a step; null if that is too much work. */
export function without({ effects, before }: Step, later: SeenState, work: Work): StoryState | null {
  if (!work.allows(2 * later.size + before.size + effects.length)) return null;
  const { numbers, things, ...words } = later.collected;
  const state = { ...words, numbers: new Map(numbers), things: new Set(things) };
  for (const effect of effects) undo(effect, state, before.collected);
  return state;
}

/** The effects of the other choices of a scene, and of an attempt that had gone otherwise; each once. */
export function otherEffects({ open, taken, effects }: Step): ReadonlySet<readonly Effect[]> {
  return new Set([
    ...open.filter((choice) => choice !== taken).map((choice) => choice.effects),
    ...(taken.lost === null ? [] : [effects === taken.effects ? taken.lost.effects : taken.effects]),
  ]);
}

/** A state after effects; null if that is too much work. */
export function withEffects(
  effects: readonly Effect[],
  state: StoryState,
  { size }: SeenState,
  work: Work,
): StoryState | null {
  if (effects.length === 0) return state;
  return work.allows(size + effects.length) ? afterEffects(effects, state) : null;
}
