import { STATE_NAMES_MAX } from '@kathaloka/contract/limits';
import { ledgerName, openPromises, otherHolders, YOU } from './ledger/names.ts';
import type { Comparison, Condition, Effect } from './expressions/expression.ts';

/** What a player has collected. Authors choose the names, so they are keys of maps, never of objects. */
export interface StoryState {
  /** A missing number is 0. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly things: ReadonlySet<string>;
  /** The player's answers. No condition reads them, and no effect changes them. */
  readonly words?: ReadonlyMap<string, string>;
}

export const EMPTY_STATE: StoryState = { numbers: new Map(), things: new Set() };

/** Numbers are clamped to this maximum, so that counters stay exact in endless loops. */
const NUMBER_MAX = 1_000_000_000;

export function holds(condition: Condition, state: StoryState): boolean {
  switch (condition.kind) {
    case 'compare':
      return COMPARE[condition.by](state.numbers.get(condition.name) ?? 0, condition.value);
    case 'has':
      return state.things.has(condition.name);
    case 'not':
      return !holds(condition.of, state);
    case 'and':
      return condition.of.every((part) => holds(part, state));
    default:
      return condition.of.some((part) => holds(part, state));
  }
}

const COMPARE: Readonly<Record<Comparison, (number: number, value: number) => boolean>> = {
  '>=': (number, value) => number >= value,
  '<=': (number, value) => number <= value,
  '>': (number, value) => number > value,
  '<': (number, value) => number < value,
  '=': (number, value) => number === value,
  '!=': (number, value) => number !== value,
};

/** The number that `health_max` of a story limits, and whose end is a loss. */
export const HEALTH = 'health';

/** The state after a choice; the state before it is not mutated. `health_max` is null in stories without health. */
export function afterEffects(
  effects: readonly Effect[],
  state: StoryState,
  health_max: number | null = null,
): StoryState {
  if (effects.length === 0) return state;
  const after = { ...state, numbers: new Map(state.numbers), things: new Set(state.things) };
  applyEffects(effects, after, health_max);
  return after;
}

export interface ChangingState {
  readonly numbers: Map<string, number>;
  readonly things: Set<string>;
}

/**
 * Applies effects by mutating the state, for callers that need only the latest one. A full state learns no new names:
 * each turn copies and stores all of them.
 */
export function applyEffects(
  effects: readonly Effect[],
  { numbers, things }: ChangingState,
  health_max: number | null = null,
): void {
  for (const effect of effects) {
    if (effect.kind === 'add' || effect.kind === 'set') {
      if (numbers.size >= STATE_NAMES_MAX && !numbers.has(effect.name)) continue;
      const value = effect.kind === 'set' ? effect.value : (numbers.get(effect.name) ?? 0) + effect.amount;
      numbers.set(effect.name, within(value, effect.name === HEALTH ? health_max : null));
    } else if (effect.kind === 'lose' || effect.kind === 'settle' || things.size < STATE_NAMES_MAX)
      applyToThings(effect, things);
  }
}

function applyToThings(effect: Exclude<Effect, { kind: 'add' | 'set' }>, things: Set<string>): void {
  switch (effect.kind) {
    case 'gain':
      return give(things, effect.name, YOU);
    case 'lose':
      return give(things, effect.name, null);
    case 'give':
      return give(things, effect.name, effect.to);
    case 'owe':
      return owe(things, effect);
    default:
      things.delete(effect.name);
      for (const what of openPromises(things, effect.who)) {
        things.delete(ledgerName({ kind: 'owed', who: effect.who, what }));
        things.add(ledgerName({ kind: effect.as, who: effect.who, what }));
      }
      return undefined;
  }
}

/** Makes the only open promise to somebody. How the same promise ended before says nothing of it any more. */
function owe(things: Set<string>, { name, who, what }: Extract<Effect, { kind: 'owe' }>): void {
  for (const open of openPromises(things, who)) things.delete(ledgerName({ kind: 'owed', who, what: open }));
  for (const kind of ['kept', 'broken'] as const) things.delete(ledgerName({ kind, who, what }));
  things.add(name);
  things.add(ledgerName({ kind: 'owed', who, what }));
}

/** The dead receive nothing. */
function give(things: Set<string>, thing: string, to: string | null): void {
  if (to !== null && to !== YOU && things.has(ledgerName({ kind: 'dead', who: to }))) return;
  handOver(things, thing, to);
}

/** Makes a person or a place the only holder of a thing. */
export function handOver(things: Set<string>, thing: string, to: string | null): void {
  for (const holder of otherHolders(things, thing)) things.delete(holder);
  things.delete(thing);
  if (to !== null) things.add(ledgerName({ kind: 'holds', who: to, thing }));
}

function within(number: number, health_max: number | null): number {
  const [least, most] = health_max === null ? [-NUMBER_MAX, NUMBER_MAX] : [0, health_max];
  return Math.min(most, Math.max(least, number));
}

/** A key that is equal for states that no condition can distinguish. */
export function stateKey({ numbers, things }: StoryState): string {
  if (numbers.size === 0 && things.size === 0) return '';
  const counted = [...numbers]
    .filter(([, number]) => number !== 0)
    .map(([name, number]) => `${name}=${number}`);
  return [...counted.sort(), ...[...things].sort()].join('; ');
}
