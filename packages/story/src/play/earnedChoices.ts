import type { Condition, Effect } from '../expressions/expression.ts';
import type { GraphChoice } from '../graph.ts';
import { ledgerName, YOU } from '../ledger/names.ts';
import { type ChangingState, holds, type StoryState } from '../state.ts';
import { collected, type PlayState } from './playState.ts';
import type { PlayStory } from './playStory.ts';

/** A choice that is open because of something the player did. */
export interface EarnedChoice {
  readonly text: string;
  readonly deed: string;
}

/**
 * The open choices that a deed opened, each with the latest such deed. A deed counts if the condition would not hold
 * without its effects.
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

/** The effects of each deed. If several choices have the same deed, the effects that they share. */
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

/** Whether a condition that holds would fail without the effect. */
function decides(effect: Effect, condition: Condition, state: PlayState): boolean {
  const without = collected(state);
  return undo(effect, without) && !holds(condition, without);
}

/**
 * Reverses an effect by mutating the state. Needs the earlier state to reverse `set`. False if a later choice has already
 * reversed the effect, or if the earlier value is unknown: then nothing is changed.
 */
export function undo(effect: Effect, { numbers, things }: ChangingState, earlier?: StoryState): boolean {
  const { name } = effect;
  if (effect.kind === 'add') {
    numbers.set(name, (numbers.get(name) ?? 0) - effect.amount);
    return true;
  }
  if (effect.kind === 'set') {
    if (!earlier || numbers.get(name) !== effect.value) return false;
    numbers.set(name, earlier.numbers.get(name) ?? 0);
    return true;
  }
  const done = thingsDone(effect);
  if (done.some(([thing, isThere]) => things.has(thing) !== isThere)) return false;
  for (const [thing, isThere] of done) things[isThere ? 'delete' : 'add'](thing);
  return true;
}

/** What an effect makes of things: whether each of them is there afterwards. */
function thingsDone(
  effect: Exclude<Effect, { kind: 'add' | 'set' }>,
): (readonly [name: string, isThere: boolean])[] {
  if (effect.kind === 'give' && effect.to !== YOU) {
    const held = ledgerName({ kind: 'holds', who: effect.to, thing: effect.name });
    return [
      [effect.name, false],
      [held, true],
    ];
  }
  return [[effect.name, effect.kind !== 'lose' && effect.kind !== 'settle']];
}
