import { CHECK_DIE } from '@kathaloka/contract/limits';
import type { Condition, Effect } from '../expressions/expression.ts';
import { metIn } from '../expressions/metName.ts';
import type { VariableKind } from '../findingKinds.ts';
import { effectsIn, type GraphNode, knownSecrets, type StoryGraph } from '../graph.ts';
import { ledgerName, YOU } from '../ledger/names.ts';
import { neededOf, type PlayRules } from '../playRules.ts';
import { HEALTH } from '../state.ts';

/** A variable that a condition or a rule reads. Neither can tell apart values beyond its bounds. */
export interface Slot {
  readonly kind: VariableKind;
  readonly name: string;
  readonly least: number;
  readonly most: number;
  /** The value at the beginning, unless something was left. */
  readonly begins: number;
  /** Values that earlier parts of the series, or other stories, may have left; empty if the variable has no others. */
  readonly inherited: readonly number[];
}

/** The turns in a scene whose time can end. No author's name has a space. */
export const TURNS = 'turns here';

/** The same limit as in `state.ts`. */
const NUMBER_MAX = 1_000_000_000;

export function slotsOf(graph: StoryGraph, rules: PlayRules): Slot[] {
  const nodes = [...graph.nodes.values()];
  const { compared, things } = readIn(nodes, rules);
  if (rules.health_max !== null && graph.lostAt !== null) listIn(compared, HEALTH).push(0);
  const effects = nodes.flatMap(effectsIn);
  for (const thing of carriedIn(graph, rules, effects)) things.add(thing);
  for (const name of deadIn(effects, things)) things.add(name);
  const added = new Map<string, number[]>();
  for (const effect of effects) if (effect.kind === 'add') listIn(added, effect.name).push(effect.amount);
  const known = new Set(knownSecrets(graph.secrets));
  const isTimed = nodes.some((node) => countsTurns(graph, node));
  return [
    ...[...compared].map(([name, values]) => {
      const amounts = added.get(name) ?? [];
      const inherited = graph.takes.has(name) ? numbersAround(values, amounts) : [];
      if (name === HEALTH && rules.health_max !== null) return healthSlot(rules.health_max, inherited);
      return numberSlot(name, { values, amounts, inherited });
    }),
    ...[...things].map((name): Slot => ({
      kind: 'thing',
      name,
      least: 0,
      most: 1,
      begins: known.has(name) ? 1 : 0,
      inherited: graph.takes.has(name) || metIn(name) !== null ? [0, 1] : [],
    })),
    ...(isTimed
      ? [{ kind: 'number' as const, name: TURNS, least: 0, most: NUMBER_MAX, begins: 0, inherited: [] }]
      : []),
  ];
}

/** The numbers that conditions and checks compare, with what they are compared to; and the things that they read. */
function readIn(nodes: readonly GraphNode[], rules: PlayRules) {
  const compared = new Map<string, number[]>();
  const things = new Set<string>();
  const read = (condition: Condition): void => {
    if (condition.kind === 'compare') listIn(compared, condition.name).push(condition.value);
    else if (condition.kind === 'has') things.add(condition.name);
    else if (condition.kind === 'not') read(condition.of);
    else condition.of.forEach(read);
  };
  for (const { choices, variants } of nodes) {
    for (const { condition } of [...choices, ...variants]) if (condition) read(condition);
    for (const { check } of choices) {
      if (check === null) continue;
      const needed = neededOf(rules, check);
      listIn(compared, check.name).push(...(check.rolls ? [needed - CHECK_DIE, needed] : [needed]));
    }
  }
  return { compared, things };
}

/** The declared things that a player may come to hold, if these are more than they can carry. */
export function carriedIn(
  { things, takes }: StoryGraph,
  rules: PlayRules,
  effects: readonly Effect[],
): string[] {
  const held = new Set(takes);
  for (const effect of effects)
    if (effect.kind === 'gain' || (effect.kind === 'give' && effect.to === YOU)) held.add(effect.name);
  const carried = [...things.keys()].filter((thing) => held.has(thing));
  return carried.length > rules.inventory_slots ? carried : [];
}

/** The deaths that decide whether something can be given. */
function deadIn(effects: readonly Effect[], read: ReadonlySet<string>): string[] {
  const killed = new Set(effects.flatMap(({ kind, name }) => (kind === 'gain' ? [name] : [])));
  // who holds a thing is named before it, after a space
  const readOf = new Set([...read].map((name) => name.slice(name.lastIndexOf(' ') + 1)));
  return effects.flatMap((effect) => {
    if (effect.kind !== 'give') return [];
    const dead = ledgerName({ kind: 'dead', who: effect.to });
    return readOf.has(effect.name) && killed.has(dead) ? [dead] : [];
  });
}

/**
 * Whether the turns in a scene must be counted: its time can end, and a turn in it may change something. Where a
 * turn changes nothing, it does not matter when the time ends.
 */
export const countsTurns = ({ nodes }: StoryGraph, { timeOut, eachTurn, choices }: GraphNode): boolean =>
  timeOut !== null &&
  nodes.has(timeOut.target) &&
  (eachTurn.length > 0 ||
    choices.some(({ target, lost }) => lost !== null && (target === '' || lost.target === '')));

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
    begins: 0,
    inherited,
  };
}

/** Health is clamped by its rule. What was left of it is never 0. */
function healthSlot(most: number, left: readonly number[]): Slot {
  const inherited = left.length === 0 ? [] : [most, ...left.filter((value) => value > 0 && value < most)];
  return { kind: 'number', name: HEALTH, least: 0, most, begins: most, inherited };
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
