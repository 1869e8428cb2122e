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

/** The state after a choice; the state before it is not mutated. */
export function afterEffects(effects: readonly Effect[], state: StoryState): StoryState {
  if (effects.length === 0) return state;
  const after = { ...state, numbers: new Map(state.numbers), things: new Set(state.things) };
  applyEffects(effects, after);
  return after;
}

export interface ChangingState {
  readonly numbers: Map<string, number>;
  readonly things: Set<string>;
}

/** Applies effects by mutating the state, for callers that need only the latest one. */
export function applyEffects(effects: readonly Effect[], { numbers, things }: ChangingState): void {
  for (const effect of effects) {
    if (effect.kind === 'add') {
      numbers.set(effect.name, within((numbers.get(effect.name) ?? 0) + effect.amount));
    } else if (effect.kind === 'set') numbers.set(effect.name, effect.value);
    else if (effect.kind === 'gain') things.add(effect.name);
    else things.delete(effect.name);
  }
}

function within(number: number): number {
  return Math.min(NUMBER_MAX, Math.max(-NUMBER_MAX, number));
}

/** A key that is equal for states that no condition can distinguish. */
export function stateKey({ numbers, things }: StoryState): string {
  if (numbers.size === 0 && things.size === 0) return '';
  const counted = [...numbers]
    .filter(([, number]) => number !== 0)
    .map(([name, number]) => `${name}=${number}`);
  return [...counted.sort(), ...[...things].sort()].join('; ');
}
