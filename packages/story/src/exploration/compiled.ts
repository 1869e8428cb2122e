import type { Effect } from '../expressions/expression.ts';
import { effectsIn, type GraphChoice, type GraphNode, type StoryGraph, variablesReadBy } from '../graph.ts';
import { placeOf } from '../ledger/names.ts';
import { type PlayRules, rulesOf } from '../playRules.ts';
import { HEALTH } from '../state.ts';
import { type Change, SlotIndex } from './changes.ts';
import { carriedIn, countsTurns, type Slot, slotsOf, TURNS } from './slots.ts';
import { type Odds, oddsOfCheck, type Test, testOf } from './tests.ts';

/** A choice, one outcome of an attempt, or something else that a player can do. */
export interface CompiledChoice {
  /** Unique within the story, but the same for both outcomes of an attempt; −1 for what is no choice of the author. */
  readonly id: number;
  /** Index of the scene, which is its own if the play stays; −1 if it is missing. */
  readonly target: number;
  /** `stays`: a turn of the scene. `puts down`: neither leaves the scene nor counts as a turn. */
  readonly kind: 'enters' | 'stays' | 'puts down';
  /** Null if always offered. */
  readonly holds: Test | null;
  /** The chance of this outcome, for those who attempt it; null for whatever cannot fail. */
  readonly odds: Odds | null;
  /** Of an attempt: whether it succeeds. */
  readonly wins?: boolean;
  readonly changes: readonly Change[];
}

export interface CompiledNode {
  readonly node: GraphNode;
  /** The id of its first choice; the others follow. */
  readonly firstId: number;
  readonly choices: readonly CompiledChoice[];
  /** What happens to a player who chooses nothing: effects of a turn, and the end of the time. */
  readonly turns: readonly CompiledChoice[];
  /** Offered in place of the choices to a player who carries too much. */
  readonly putDowns: readonly CompiledChoice[];
  readonly eachTurn: readonly Change[];
  /** The counted turns after which the next one enters a scene; null if turns are not counted. */
  readonly timeOut: { readonly turns: number; readonly target: number } | null;
  readonly isGuarded: boolean;
  /** The variables left by earlier parts that the scene depends on. */
  readonly asked: readonly number[];
  /** Null if the condition could not be read; it never holds. */
  readonly variants: readonly (Test | null)[];
}

/** A story as arrays and functions, for fast walks. Leaves out effects on variables that nothing reads. */
export interface CompiledStory {
  /** Index of the first scene; −1 if there is none. */
  readonly start: number;
  readonly nodes: readonly CompiledNode[];
  readonly slots: readonly Slot[];
  readonly choicesCount: number;
  /** The variables of health and of the counted turns; −1 if nothing depends on them. */
  readonly health: number;
  readonly counter: number;
  /** Index of the scene that is entered without health; −1 if there is none. */
  readonly lostAt: number;
  /** The variables of the things that may be too many, and how many one can carry. */
  readonly carried: readonly number[];
  readonly inventory_slots: number;
}

interface Compiling {
  readonly graph: StoryGraph;
  readonly rules: PlayRules;
  readonly slots: SlotIndex;
  readonly indexOf: ReadonlyMap<string, number>;
  readonly carried: readonly string[];
}

export function compileStory(graph: StoryGraph, rules: PlayRules = rulesOf(graph)): CompiledStory {
  const all = [...graph.nodes.values()];
  const slots = slotsOf(graph, rules);
  const carried = carriedIn(graph, rules, all.flatMap(effectsIn));
  const index = new SlotIndex(slots);
  const indexOf = new Map(all.map(({ name }, at) => [name, at]));
  const compiling = { graph, rules, slots: index, indexOf, carried };
  let id = 0;
  const nodes = all.map((node, at) => {
    const compiled = compileNode(compiling, node, at, id);
    id += node.choices.length;
    return { ...compiled, asked: askedIn(node, slots, carried) };
  });
  const lostAt = rules.health_max === null ? undefined : indexOf.get(graph.lostAt ?? '');
  return {
    start: indexOf.get(graph.start) ?? -1,
    nodes,
    slots,
    choicesCount: id,
    health: lostAt === undefined ? -1 : index.of('number', HEALTH),
    counter: index.of('number', TURNS),
    lostAt: lostAt ?? -1,
    carried: carried.map((thing) => index.of('thing', thing)),
    inventory_slots: rules.inventory_slots,
  };
}

function compileNode(
  compiling: Compiling,
  node: GraphNode,
  at: number,
  firstId: number,
): Omit<CompiledNode, 'asked'> {
  const { graph, slots, indexOf, carried } = compiling;
  const choices = node.choices.flatMap((choice) =>
    compileChoice(compiling, choice, at, firstId + choice.index),
  );
  const timeOut = node.timeOut && {
    turns: node.timeOut.turns,
    target: indexOf.get(node.timeOut.target) ?? -1,
  };
  const isCounted = countsTurns(graph, node);
  const eachTurn = node.eachTurn.flatMap((effect) => slots.changesOf(effect));
  const isEnding = node.choices.length === 0;
  return {
    node,
    firstId,
    choices,
    turns: isEnding ? [] : turnsIn(at, isCounted || eachTurn.length > 0, isCounted ? null : timeOut),
    putDowns: isEnding ? [] : carried.map((thing) => putDown(slots, thing, node.name, at)),
    eachTurn,
    timeOut: isCounted ? timeOut : null,
    isGuarded: carried.length > 0 || choices.some(({ holds, odds }) => holds !== null || odds !== null),
    variants: node.variants.map(({ condition }) => condition && testOf(condition, slots)),
  };
}

const ANYTIME = { id: -1, holds: null, odds: null, changes: [] } as const;

/** What happens without a choice: a turn, where it matters; and the end of the time, where nobody counts the turns. */
function turnsIn(at: number, isTurn: boolean, timeOut: CompiledNode['timeOut']): CompiledChoice[] {
  return [
    ...(isTurn ? [{ ...ANYTIME, kind: 'stays' as const, target: at }] : []),
    ...(timeOut && timeOut.target >= 0
      ? [{ ...ANYTIME, kind: 'enters' as const, target: timeOut.target }]
      : []),
  ];
}

function putDown(slots: SlotIndex, thing: string, scene: string, at: number): CompiledChoice {
  const slot = slots.of('thing', thing);
  return {
    ...ANYTIME,
    kind: 'puts down',
    target: at,
    holds: (values, from) => values[from + slot] === 1,
    changes: slots.handedOver(thing, placeOf(scene)),
  };
}

function compileChoice(
  { rules, slots, indexOf }: Compiling,
  { target, condition, effects, check, lost }: GraphChoice,
  at: number,
  id: number,
): CompiledChoice[] {
  const holds = condition && testOf(condition, slots);
  const isStay = (to: string) => check !== null && to === '';
  const led = (to: string, outcome: readonly Effect[]) => ({
    id,
    target: isStay(to) ? at : (indexOf.get(to) ?? -1),
    kind: isStay(to) ? ('stays' as const) : ('enters' as const),
    holds,
    odds: null,
    changes: outcome.flatMap((effect) => slots.changesOf(effect)),
  });
  const won = led(target, effects);
  if (check === null || lost === null) return [won];
  const failed = led(lost.target, lost.effects);
  const odds = oddsOfCheck(check, rules, slots);
  // an attempt of which one outcome leads nowhere is not offered
  const nowhere = won.target < 0 || failed.target < 0 ? { target: -1 } : {};
  return [
    { ...won, odds, wins: true, ...nowhere },
    { ...failed, odds: (values, from) => 1 - odds(values, from), wins: false, ...nowhere },
  ];
}

/** The story with every choice always offered and without effects. */
export function withoutConditions(story: CompiledStory): CompiledStory {
  const { lostAt } = story;
  const nodes = story.nodes.map(({ node, firstId, choices, turns, timeOut, variants }): CompiledNode => ({
    node,
    firstId,
    choices: choices.map(({ id, target }) => ({ ...ANYTIME, kind: 'enters', id, target })),
    turns: [
      ...turns.map(({ target }) => target),
      ...(timeOut ? [timeOut.target] : []),
      ...(lostAt >= 0 && node.choices.length > 0 ? [lostAt] : []),
    ].map((target) => ({ ...ANYTIME, kind: 'enters', target })),
    putDowns: [],
    eachTurn: [],
    timeOut: null,
    variants: variants.map(() => null),
    isGuarded: false,
    asked: [],
  }));
  return { ...story, nodes, slots: [], health: -1, counter: -1, carried: [] };
}

/** The inherited variables that a scene's conditions and rules read or its effects add to. */
function askedIn(node: GraphNode, slots: readonly Slot[], carried: readonly string[]): number[] {
  const { numbers, things } = variablesReadBy(node);
  const counted = new Set(effectsIn(node).flatMap(({ kind, name }) => (kind === 'add' ? [name] : [])));
  const isEnding = node.choices.length === 0;
  return slots.flatMap(({ kind, name, inherited }, slot) => {
    const isRead = kind === 'thing' ? things.has(name) : numbers.has(name) || counted.has(name);
    const isRule = !isEnding && (kind === 'thing' ? carried.includes(name) : name === HEALTH);
    return inherited.length > 0 && (isRead || isRule) ? [slot] : [];
  });
}
