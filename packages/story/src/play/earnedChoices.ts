import type { Condition, Effect } from '../expressions/expression.ts';
import type { GraphChoice } from '../graph.ts';
import { ledgerName, YOU } from '../ledger/names.ts';
import { type ChangingState, holds, type StoryState } from '../state.ts';
import { collected, type PlayState } from './playState.ts';
import type { PlayStory } from './playStory.ts';

/** A choice that is open because of something that the player did. */
export interface EarnedChoice {
  readonly text: string;
  readonly deed: string;
}

/**
 * The open choices that a deed has opened, each with the latest such deed. A deed counts if the condition
 * would not hold without its effects.
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

/** Whether a condition that holds would fail without an effect. */
function decides(effect: Effect, condition: Condition, state: PlayState): boolean {
  const without = undone(effect, collected(state));
  return without !== null && !holds(condition, without);
}

/**
 * The state without an effect. Needs the earlier state to undo `set`. Null if a later choice has reversed the
 * effect, or if the earlier value is unknown.
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
  const done = thingsDone(effect);
  if (done.some(([name, isThere]) => things.has(name) !== isThere)) return null;
  for (const [name, isThere] of done) before.things[isThere ? 'delete' : 'add'](name);
  return before;
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
