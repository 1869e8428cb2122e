import { changedKind, type Condition, type Effect } from '../expressions/expression.ts';
import { metIn } from '../expressions/metName.ts';
import type { VariableKind } from '../findingKinds.ts';
import { type GraphNode, type StoryGraph, variablesReadBy } from '../graph.ts';

/** Evaluates a condition on one state, which begins at offset `at`. */
type Test = (values: Int32Array, at: number) => boolean;

/** A variable that a condition reads. Conditions cannot distinguish values beyond its bounds. */
export interface Slot {
  readonly kind: VariableKind;
  readonly name: string;
  readonly least: number;
  readonly most: number;
  /** Values that earlier parts of the series, or other stories, may have left; empty if the variable starts at 0. */
  readonly inherited: readonly number[];
}

interface Change {
  readonly slot: number;
  /** Null to set the variable to `to`. */
  readonly add: number | null;
  readonly to: number;
}

export interface CompiledChoice {
  /** Unique within the story. */
  readonly id: number;
  /** Index of the scene; −1 if it is missing. */
  readonly target: number;
  /** Null if always offered. */
  readonly holds: Test | null;
  readonly changes: readonly Change[];
}

export interface CompiledNode {
  readonly node: GraphNode;
  readonly choices: readonly CompiledChoice[];
  readonly isGuarded: boolean;
  /** The variables left by earlier parts that the scene depends on. */
  readonly asked: readonly number[];
  /** Null if the condition could not be read; it never holds. */
  readonly variants: readonly (Test | null)[];
}

/** A story as arrays and functions, for fast walks. Leaves out effects on variables that no condition reads. */
export interface CompiledStory {
  /** Index of the first scene; −1 if there is none. */
  readonly start: number;
  readonly nodes: readonly CompiledNode[];
  readonly slots: readonly Slot[];
  readonly choicesCount: number;
}

/** The same limit as in `state.ts`. */
const NUMBER_MAX = 1_000_000_000;

export function compileStory(graph: StoryGraph): CompiledStory {
  const all = [...graph.nodes.values()];
  const indexOf = new Map(all.map(({ name }, index) => [name, index]));
  const slots = slotsOf(all, graph.takes);
  const slotOf = new Map(slots.map(({ kind, name }, index) => [keyOf(kind, name), index]));
  let id = 0;
  const nodes = all.map((node): CompiledNode => {
    const choices = node.choices.map(({ target, condition, effects }): CompiledChoice => ({
      id: id++,
      target: indexOf.get(target) ?? -1,
      holds: condition && testOf(condition, slotOf),
      changes: effects.flatMap((effect) => changeOf(effect, slots, slotOf)),
    }));
    const variants = node.variants.map(({ condition }) => condition && testOf(condition, slotOf));
    const isGuarded = choices.some(({ holds }) => holds !== null);
    return { node, choices, variants, isGuarded, asked: askedIn(node, slots) };
  });
  return { start: indexOf.get(graph.start) ?? -1, nodes, slots, choicesCount: id };
}

/** The story with every choice always offered and without effects. */
export function withoutConditions(story: CompiledStory): CompiledStory {
  const nodes = story.nodes.map(({ node, choices }): CompiledNode => ({
    node,
    choices: choices.map(({ id, target }) => ({ id, target, holds: null, changes: [] })),
    variants: node.variants.map(() => null),
    isGuarded: false,
    asked: [],
  }));
  return { ...story, nodes, slots: [] };
}

/** Changes the variables of one state in place. */
export function applyChanges(
  changes: readonly Change[],
  slots: readonly Slot[],
  values: Int32Array,
  at: number,
): void {
  for (const { slot, add, to } of changes) {
    if (add === null) values[at + slot] = to;
    else {
      const { least, most } = slots[slot]!;
      values[at + slot] = Math.min(most, Math.max(least, values[at + slot]! + add));
    }
  }
}

/** Index of the variant shown in this state; −1 for the scene's own text. */
export function toldIndex({ variants }: CompiledNode, values: Int32Array, at: number): number {
  for (let index = 0; index < variants.length; index += 1) if (variants[index]?.(values, at)) return index;
  return -1;
}

/** The inherited variables that a scene's conditions read or its choices add to. */
function askedIn(node: GraphNode, slots: readonly Slot[]): number[] {
  const { numbers, things } = variablesReadBy(node);
  const counted = new Set(
    node.choices.flatMap(({ effects }) =>
      effects.flatMap(({ kind, name }) => (kind === 'add' ? [name] : [])),
    ),
  );
  return slots.flatMap(({ kind, name, inherited }, slot) => {
    const decides = kind === 'thing' ? things.has(name) : numbers.has(name) || counted.has(name);
    return inherited.length > 0 && decides ? [slot] : [];
  });
}

const keyOf = (kind: VariableKind, name: string): string => `${kind} ${name}`;

function slotsOf(nodes: readonly GraphNode[], takes: ReadonlySet<string>): Slot[] {
  const compared = new Map<string, number[]>();
  const things = new Set<string>();
  const read = (condition: Condition): void => {
    if (condition.kind === 'compare') listIn(compared, condition.name).push(condition.value);
    else if (condition.kind === 'has') things.add(condition.name);
    else if (condition.kind === 'not') read(condition.of);
    else condition.of.forEach(read);
  };
  const added = new Map<string, number[]>();
  for (const { choices, variants } of nodes) {
    for (const { condition } of [...choices, ...variants]) if (condition) read(condition);
    for (const { effects } of choices) {
      for (const effect of effects) if (effect.kind === 'add') listIn(added, effect.name).push(effect.amount);
    }
  }
  return [
    ...[...compared].map(([name, values]) => {
      const amounts = added.get(name) ?? [];
      const inherited = takes.has(name) ? numbersAround(values, amounts) : [];
      return numberSlot(name, { values, amounts, inherited });
    }),
    ...[...things].map((name): Slot => ({
      kind: 'thing',
      name,
      least: 0,
      most: 1,
      inherited: takes.has(name) || metIn(name) !== null ? [0, 1] : [],
    })),
  ];
}

/**
 * A number that only rises is clamped above the highest compared value, because no condition distinguishes larger ones;
 * a number that only falls is clamped below the lowest.
 */
function numberSlot(
  name: string,
  { values, amounts, inherited }: Record<'values' | 'amounts' | 'inherited', readonly number[]>,
): Slot {
  const isRising = amounts.every((amount) => amount >= 0);
  const isFalling = amounts.every((amount) => amount <= 0);
  const highest = values.reduce((most, value) => Math.max(most, value), 0) + 1;
  const lowest = values.reduce((least, value) => Math.min(least, value), 0) - 1;
  return {
    kind: 'number',
    name,
    most: isRising ? highest : NUMBER_MAX,
    least: isFalling ? lowest : -NUMBER_MAX,
    inherited,
  };
}

/** Above this many possible values, only those next to the compared values are tried. */
const INHERITED_MOST = 40;

/** 0, and the values that conditions distinguish before or after an effect. */
function numbersAround(values: readonly number[], amounts: readonly number[]): number[] {
  const lowest = Math.min(0, ...values) - 1 - Math.max(0, ...amounts);
  const highest = Math.max(0, ...values) + 1 - Math.min(0, ...amounts);
  if (highest - lowest < INHERITED_MOST)
    return Array.from({ length: highest - lowest + 1 }, (_, at) => lowest + at);
  return [...new Set([0, ...values.flatMap((value) => [value - 1, value, value + 1])])];
}

function listIn(lists: Map<string, number[]>, name: string): number[] {
  const list = lists.get(name) ?? [];
  lists.set(name, list);
  return list;
}

function testOf(condition: Condition, slotOf: ReadonlyMap<string, number>): Test {
  switch (condition.kind) {
    case 'compare':
      return comparison(condition.by, slotOf.get(keyOf('number', condition.name))!, condition.value);
    case 'has': {
      const slot = slotOf.get(keyOf('thing', condition.name))!;
      return (values, at) => values[at + slot] === 1;
    }
    case 'not': {
      const test = testOf(condition.of, slotOf);
      return (values, at) => !test(values, at);
    }
    default: {
      const tests = condition.of.map((part) => testOf(part, slotOf));
      return condition.kind === 'and'
        ? tests.reduce((one, other) => (values, at) => one(values, at) && other(values, at))
        : tests.reduce((one, other) => (values, at) => one(values, at) || other(values, at));
    }
  }
}

function comparison(by: Extract<Condition, { kind: 'compare' }>['by'], slot: number, value: number): Test {
  switch (by) {
    case '>=':
      return (values, at) => values[at + slot]! >= value;
    case '<=':
      return (values, at) => values[at + slot]! <= value;
    case '>':
      return (values, at) => values[at + slot]! > value;
    case '<':
      return (values, at) => values[at + slot]! < value;
    case '=':
      return (values, at) => values[at + slot] === value;
    default:
      return (values, at) => values[at + slot] !== value;
  }
}

function changeOf(effect: Effect, slots: readonly Slot[], slotOf: ReadonlyMap<string, number>): Change[] {
  const slot = slotOf.get(keyOf(changedKind(effect), effect.name));
  if (slot === undefined) return [];
  if (effect.kind === 'add') return [{ slot, add: effect.amount, to: 0 }];
  if (effect.kind === 'set') {
    const { least, most } = slots[slot]!;
    return [{ slot, add: null, to: Math.min(most, Math.max(least, effect.value)) }];
  }
  return [{ slot, add: null, to: effect.kind === 'gain' ? 1 : 0 }];
}
