import type { Condition, Effect } from '../expressions/expression.ts';
import type { GraphChoice } from '../graph.ts';
import { type ChangingState, holds, type StoryState } from '../state.ts';
import { collected, type PlayState } from './playState.ts';
import type { PlayStory } from './playStory.ts';

/** A choice that is open because of something that the player did. */
export interface EarnedChoice {
  readonly text: string;
  readonly deed: string;
}

/**
 * Of these open choices, those that would not be offered but for a deed, each with the latest such deed. A deed is
 * only named where its effects decide: without them the condition would not hold.
 */
export function earnedChoices(
  story: PlayStory,
  state: PlayState,
  choices: readonly GraphChoice[],
): EarnedChoice[] {
  return choices.flatMap(({ text, condition }) => {
    if (condition === null) return [];
    const deed = state.deeds.findLast((each) =>
      (effectsOfDeeds(story).get(each) ?? []).some((effect) => decides(effect, condition, state)),
    );
    return deed === undefined ? [] : [{ text, deed }];
  });
}

const known = new WeakMap<PlayStory, ReadonlyMap<string, readonly Effect[]>>();

/** What each deed changes. For a deed of several choices, what all of them change. */
function effectsOfDeeds(story: PlayStory): ReadonlyMap<string, readonly Effect[]> {
  const found = known.get(story);
  if (found) return found;
  const byDeed = new Map<string, readonly Effect[]>();
  for (const { choices } of story.graph.nodes.values()) {
    for (const { deed, effects } of choices) {
      if (deed === '') continue;
      const shared = byDeed.get(deed)?.filter((one) => effects.some((other) => isSame(one, other)));
      byDeed.set(deed, shared ?? effects);
    }
  }
  known.set(story, byDeed);
  return byDeed;
}

const isSame = (one: Effect, other: Effect): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Of a condition that holds. */
function decides(effect: Effect, condition: Condition, state: PlayState): boolean {
  const without = undone(effect, collected(state));
  return without !== null && !holds(condition, without);
}

/**
 * The state as if this had not been done, which the state before it may be needed for; null if a later choice has
 * reversed it anyway, or if nobody knows.
 */
export function undone(
  effect: Effect,
  { numbers, things }: StoryState,
  earlier?: StoryState,
): ChangingState | null {
  const before: ChangingState = { numbers: new Map(numbers), things: new Set(things) };
  if (effect.kind === 'add') {
    before.numbers.set(effect.name, (numbers.get(effect.name) ?? 0) - effect.amount);
    return before;
  }
  if (effect.kind === 'set') {
    if (!earlier || numbers.get(effect.name) !== effect.value) return null;
    before.numbers.set(effect.name, earlier.numbers.get(effect.name) ?? 0);
    return before;
  }
  if (things.has(effect.name) !== (effect.kind === 'gain')) return null;
  if (effect.kind === 'gain') before.things.delete(effect.name);
  else before.things.add(effect.name);
  return before;
}
