import {
  changedKind,
  type Comparison,
  type Condition,
  type Effect,
  parseCondition,
  parseEffects,
  printCondition,
  printEffects,
} from '@kathaloka/story';
import type { Change, Constant, Expr } from '../expressions/expr.ts';
import type { Variable, Variables } from './variables.ts';

/** One of our conditions; true or false if it is constant, undefined if our language cannot express it. */
export type Translated = Condition | boolean | undefined;

export function translate(expr: Expr, variables: Variables): Translated {
  switch (expr.kind) {
    case 'literal':
      return expr.value;
    case 'unknown':
      return undefined;
    case 'not':
      return negated(translate(expr.of, variables));
    case 'and':
    case 'or':
      return joined(
        expr.kind,
        expr.of.map((part) => translate(part, variables)),
      );
    case 'is':
      return truth(variables.of(expr.name));
    default:
      return compared(variables.of(expr.name), expr.by, expr.value);
  }
}

function negated(of: Translated): Translated {
  if (of === undefined || typeof of === 'boolean') return of === undefined ? undefined : !of;
  return of.kind === 'not' ? of.of : { kind: 'not', of };
}

function joined(kind: 'and' | 'or', parts: readonly Translated[]): Translated {
  const decisive = kind === 'or';
  if (parts.includes(decisive)) return decisive;
  if (parts.includes(undefined)) return undefined;
  // several values of one variable may be the same thing
  const known = new Map<string, Condition>();
  for (const part of parts) {
    if (part === undefined || typeof part === 'boolean') continue;
    for (const each of part.kind === kind ? part.of : [part]) known.set(JSON.stringify(each), each);
  }
  const of = [...known.values()];
  return of.length === 0 ? !decisive : of.length === 1 ? of[0]! : { kind, of };
}

function truth(variable: Variable): Translated {
  if (variable.kind === 'flag') return { kind: 'has', name: variable.thing };
  if (variable.kind === 'number') return { kind: 'compare', name: variable.number, by: '!=', value: 0 };
  return variable.kind === 'options' ? amongOptions(variable, 0, Boolean) : undefined;
}

function compared(variable: Variable, by: Comparison, value: Constant): Translated {
  if (variable.kind === 'number') {
    return typeof value === 'number' ? { kind: 'compare', name: variable.number, by, value } : undefined;
  }
  if (variable.kind === 'flag') {
    if (typeof value !== 'boolean' || (by !== '=' && by !== '!=')) return undefined;
    const has: Condition = { kind: 'has', name: variable.thing };
    return (by === '=') === value ? has : { kind: 'not', of: has };
  }
  if (variable.kind === 'word') return wordIs(variable, by, value);
  if (variable.kind !== 'options') return undefined;
  return amongOptions(variable, typeof value === 'number' ? 0 : '', (option) => isMet(option, by, value));
}

const has = (name: string): Condition => ({ kind: 'has', name });

/** A condition on an enumeration. To have its initial value means to have none of the things for other values. */
function amongOptions(
  { first, things, values }: Extract<Variable, { kind: 'options' }>,
  unset: Constant,
  is: (value: Constant) => boolean,
): Translated {
  const begins = first ?? unset;
  const all = [...things];
  const isMatch = ([key]: readonly [Constant, string]) => is(values.get(key)!);
  const matching = all.filter(isMatch);
  if (!is(begins))
    return joined(
      'or',
      matching.map(([, name]) => has(name)),
    );
  const others = all.filter((each) => !isMatch(each));
  return negated(
    joined(
      'or',
      others.map(([, name]) => has(name)),
    ),
  );
}

/** Compares a typed word. It equals a value only if the story itself sets that value. */
function wordIs(
  { first, things }: Extract<Variable, { kind: 'word' }>,
  by: Comparison,
  value: Constant,
): Translated {
  if ((by !== '=' && by !== '!=') || value === (first ?? '')) return undefined;
  const thing = things.get(value);
  const is: Translated = thing !== undefined && has(thing);
  return by === '=' ? is : negated(is);
}

function isMet(option: Constant, by: Comparison, value: Constant): boolean {
  if (by === '=' || by === '!=') return (option === value) === (by === '=');
  if (typeof option !== 'number' || typeof value !== 'number') return false;
  return { '<': option < value, '<=': option <= value, '>': option > value, '>=': option >= value }[by];
}

/** Our effects for a change; undefined if our language cannot express it. */
export function effectsOf(change: Change, variables: Variables): Effect[] | undefined {
  if (change.kind === 'unknown' || change.kind === 'members') return undefined;
  const variable = variables.of(change.name);
  if (variable.kind === 'number') {
    const by = change.kind === 'add' ? change.amount : change.value;
    if (!isCounted(by)) return undefined;
    return [
      change.kind === 'add'
        ? { kind: 'add', name: variable.number, amount: by }
        : { kind: 'set', name: variable.number, value: by },
    ];
  }
  if (variable.kind === 'flag') {
    const isHeld = change.kind === 'add' || change.value === true;
    return [{ kind: isHeld ? 'gain' : 'lose', name: variable.thing }];
  }
  if ((variable.kind !== 'options' && variable.kind !== 'word') || change.kind !== 'set') return undefined;
  if (variable.kind === 'word' && !variable.things.has(change.value)) return undefined;
  return [...variable.things].map(([option, name]) => ({
    kind: option === change.value ? 'gain' : 'lose',
    name,
  }));
}

/** Whether effects can express this number. */
const isCounted = (value: Constant): value is number =>
  typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= COUNTED_MAX;
const COUNTED_MAX = 999_999_999;

/** Merges consecutive effects: the last change of each thing, and the sum or the last value of each number. */
export function merged(effects: readonly Effect[]): Effect[] {
  const last = new Map<string, Effect>();
  for (const effect of effects) {
    const key = `${changedKind(effect)} ${effect.name}`;
    last.set(key, joinedEffect(last.get(key), effect));
  }
  return [...last.values()].filter((effect) => effect.kind !== 'add' || effect.amount !== 0);
}

function joinedEffect(before: Effect | undefined, effect: Effect): Effect {
  if (effect.kind !== 'add') return effect;
  if (before?.kind === 'add') return { ...effect, amount: before.amount + effect.amount };
  return before?.kind === 'set' ? { ...before, value: before.value + effect.amount } : effect;
}

/** The condition as text; undefined if the text is too long, or its numbers are too large. */
export function printedCondition(condition: Condition): string | undefined {
  const text = printCondition(condition);
  return parseCondition(text).fault ? undefined : text;
}

export function printedEffects(effects: readonly Effect[]): string | undefined {
  const text = printEffects(effects);
  return text && parseEffects(text).fault ? undefined : text;
}
