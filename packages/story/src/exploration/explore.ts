import {
  type CompiledChoice,
  type CompiledNode,
  compileStory,
  type CompiledStory,
  withoutConditions,
} from './compiled.ts';
import type { VariableValue } from '../findingKinds.ts';
import { scenesAfter, variablesReadBy, type StoryGraph } from '../graph.ts';
import type { PlayRules } from '../playRules.ts';
import { deadSlots } from './liveSlots.ts';
import { carriesTooMuch, takeChoice, toldIndex } from './outcomes.ts';
import { Situations } from './situations.ts';

/** `nowhere`: an offered choice has no target scene. `inherited`: the scene depends on values left by an earlier part. */
export type SituationKind = 'on' | 'ending' | 'no choice' | 'nowhere' | 'inherited';

/** A value left by an earlier part, until a scene depends on it. */
const OPEN = -2_147_483_648;

/** Which conditions have held and failed, and which attempts can succeed and fail, by the id of the choice. */
export interface ConditionResults {
  readonly held: Uint8Array;
  readonly failed: Uint8Array;
  readonly won: Uint8Array;
  readonly lost: Uint8Array;
}

/** The situations that a player can reach: a scene with a state. Numbered by the fewest choices that lead there. */
export interface StateSpace {
  readonly story: CompiledStory;
  readonly situations: Situations;
  /** Whether every situation was explored. */
  readonly isWhole: boolean;
  /** By situation. */
  readonly kinds: readonly SituationKind[];
  readonly next: readonly (readonly number[])[];
  /** The situation from which each one was first reached; −1 for the first. */
  readonly before: readonly number[];
  /** By situation: whether its scene was entered, and not only stayed in, when it was first reached. */
  readonly entered: readonly boolean[];
  /** By the id of the choice. */
  readonly choices: ConditionResults;
  /** By scene: which variants held, and which were shown. */
  readonly variants: ReadonlyMap<number, { readonly held: Set<number>; readonly told: Set<number> }>;
}

export interface Bounds {
  readonly situations: number;
  /** The maximum of numbers in memory for all states together: each variable makes every state longer. */
  readonly numbers: number;
  readonly milliseconds: number;
}

const BOUNDS: Bounds = { situations: 20_000, numbers: 1_000_000, milliseconds: 2_000 };

export interface Exploration {
  /** With conditions and effects, as far as the bounds allowed. */
  readonly exact: StateSpace;
  /** Includes every reachable situation: conditions are ignored if `exact` is incomplete. */
  readonly whole: StateSpace;
}

/** Every situation that a player can reach, by any choices. */
export function explore(graph: StoryGraph, bounds: Partial<Bounds> = {}, rules?: PlayRules): Exploration {
  const exact = stateSpaceOf(compileStory(graph, rules), { ...BOUNDS, ...bounds });
  if (exact.isWhole) return { exact, whole: exact };
  return { exact, whole: stateSpaceOf(withoutConditions(exact.story), UNBOUNDED) };
}

const UNBOUNDED: Bounds = { situations: Infinity, numbers: Infinity, milliseconds: Infinity };
/** Steps between two readings of the clock. */
const STEPS_BETWEEN_CLOCK_READS = 1024;

/** A situation to begin from: the index of its scene, and the values of all variables. */
export interface Beginning {
  readonly node: number;
  readonly values: readonly number[];
}

const beginningOf = ({ start, slots }: CompiledStory): Beginning => ({
  node: start,
  values: slots.map(({ inherited, begins }) => (inherited.length > 0 ? OPEN : begins)),
});

export function stateSpaceOf(
  story: CompiledStory,
  bounds: Bounds,
  { node, values }: Beginning = beginningOf(story),
): StateSpace {
  const situations = new Situations(story.slots.length);
  const perChoice = () => new Uint8Array(story.choicesCount);
  const space: StateSpaceBuilder = {
    story,
    situations,
    choices: { held: perChoice(), failed: perChoice(), won: perChoice(), lost: perChoice() },
    variants: new Map(),
    kinds: [],
    next: [],
    before: [],
    entered: [],
    dead: deadSlots(story),
  };
  if (node >= 0) {
    const draft = situations.draft();
    situations.values.set([node, ...values], draft);
    reach(space, -1, true);
  }
  const end = Date.now() + bounds.milliseconds;
  for (let at = 0; at < situations.count; at += 1) {
    const isTimedOut = at % STEPS_BETWEEN_CLOCK_READS === 0 && Date.now() > end;
    if (situations.count > bounds.situations || situations.size > bounds.numbers || isTimedOut)
      return { ...space, isWhole: false };
    const open = openSlot(space, at);
    if (open === undefined) followChoices(space, at);
    else decide(space, at, open);
  }
  return { ...space, isWhole: true };
}

type StateSpaceBuilder = Omit<
  StateSpace,
  'isWhole' | 'kinds' | 'next' | 'before' | 'entered' | 'variants'
> & {
  kinds: SituationKind[];
  next: (readonly number[])[];
  before: number[];
  entered: boolean[];
  /** By scene: the variables that no condition reads from here on. */
  readonly dead: readonly (readonly number[])[];
  variants: Map<number, { held: Set<number>; told: Set<number> }>;
};

/** A variable that the scene depends on, and whose value is still open. */
function openSlot({ story, situations }: StateSpaceBuilder, at: number): number | undefined {
  const { asked } = story.nodes[situations.nodeOf(at)]!;
  return asked.find((slot) => situations.values[situations.startOf(at) + slot] === OPEN);
}

/** Stores the drafted situation, unless it was reached before. Returns its number. */
function reach({ situations, before, entered }: StateSpaceBuilder, from: number, isEntered: boolean): number {
  const to = situations.keep();
  if (to === before.length) {
    before.push(from);
    entered.push(isEntered);
  }
  return to;
}

/** Continues with each value that an earlier part may have left. */
function decide(space: StateSpaceBuilder, at: number, slot: number): void {
  const { story, situations, next, kinds } = space;
  const reached = story.slots[slot]!.inherited.map((value) => {
    const draft = situations.draft();
    const from = situations.startOf(at) - 1;
    situations.values.copyWithin(draft, from, from + 1 + story.slots.length);
    situations.values[draft + 1 + slot] = value;
    return reach(space, at, false);
  });
  next.push(reached);
  kinds.push('inherited');
}

/** Follows what a player can do in a situation. */
function followChoices(space: StateSpaceBuilder, at: number): void {
  const { story, situations } = space;
  const node = story.nodes[situations.nodeOf(at)]!;
  const from = situations.startOf(at);
  const isBurdened = carriesTooMuch(story, node, situations.values, from);
  const offered = isBurdened ? offeredOf(node.putDowns, space, from) : choicesIn(node, space, from);
  const leading = offered.filter(({ target }) => target >= 0);
  const reached = [...leading, ...node.turns].map((choice) => follow(space, at, choice));
  if (node.variants.length > 0) recordVariants(space, at, node);
  space.next.push(reached);
  if (node.choices.length === 0) space.kinds.push('ending');
  else if (offered.length === 0 && node.turns.length === 0) space.kinds.push('no choice');
  else space.kinds.push(leading.length < offered.length ? 'nowhere' : 'on');
}

const offeredOf = (
  choices: readonly CompiledChoice[],
  { situations }: StateSpaceBuilder,
  from: number,
): readonly CompiledChoice[] =>
  choices.filter(({ holds }) => holds === null || holds(situations.values, from));

/** The choices of the author that are offered, with the outcomes that are possible, and notes what that says of them. */
function choicesIn(
  { choices }: CompiledNode,
  space: StateSpaceBuilder,
  from: number,
): readonly CompiledChoice[] {
  const { values } = space.situations;
  const { held, failed, won, lost } = space.choices;
  return choices.filter(({ id, holds, odds, wins }) => {
    if (holds && !holds(values, from)) {
      failed[id] = 1;
      return false;
    }
    held[id] = 1;
    if (odds === null) return true;
    const isPossible = odds(values, from) > 0;
    if (isPossible) (wins ? won : lost)[id] = 1;
    return isPossible;
  });
}

/** The situation after a choice. */
function follow(space: StateSpaceBuilder, at: number, choice: CompiledChoice): number {
  const { story, situations } = space;
  const draft = situations.draft();
  const from = situations.startOf(at);
  situations.values.copyWithin(draft + 1, from, from + story.slots.length);
  const target = takeChoice(story, situations.nodeOf(at), choice, situations.values, draft + 1);
  situations.values[draft] = target;
  for (const slot of space.dead[target]!) situations.values[draft + 1 + slot] = 0;
  return reach(space, at, choice.kind === 'enters' || target !== situations.nodeOf(at));
}

function recordVariants({ situations, variants }: StateSpaceBuilder, at: number, node: CompiledNode): void {
  const index = situations.nodeOf(at);
  const seen = variants.get(index) ?? { held: new Set(), told: new Set() };
  variants.set(index, seen);
  const from = situations.startOf(at);
  seen.told.add(toldIndex(node, situations.values, from));
  node.variants.forEach((test, variant) => {
    if (test?.(situations.values, from)) seen.held.add(variant);
  });
}

/** For each situation, 1 if the player is trapped: no choices lead to an ending. */
export function trappedIn({ next, kinds, situations }: StateSpace): Uint8Array {
  const trapped = new Uint8Array(situations.count).fill(1);
  const before: number[][] = next.map(() => []);
  next.forEach((reached, at) => reached.forEach((to) => before[to]?.push(at)));
  const open = kinds.flatMap((kind, at) => (kind === 'on' || kind === 'inherited' ? [] : [at]));
  for (const at of open) trapped[at] = 0;
  while (open.length > 0) {
    for (const at of before[open.pop()!]!) {
      if (trapped[at] === 0) continue;
      trapped[at] = 0;
      open.push(at);
    }
  }
  return trapped;
}

/** The values, in a situation, of the variables that the scene's choices read. */
export function variableValues({ story, situations }: StateSpace, situation: number): VariableValue[] {
  const { node } = story.nodes[situations.nodeOf(situation)]!;
  const { numbers, things } = variablesReadBy({ ...node, variants: [] });
  return story.slots.flatMap(({ kind, name, least, most }, slot): VariableValue[] => {
    if (!(kind === 'number' ? numbers : things).has(name)) return [];
    const value = situations.values[situations.startOf(situation) + slot]!;
    if (value === OPEN) return [];
    if (kind === 'thing') return [{ name, is: value === 1 }];
    if (value === most) return [{ name, is: value, beyond: 'more' }];
    return [{ name, is: value, ...(value === least && { beyond: 'less' }) }];
  });
}

/** Scenes reachable by some chain of choices, ignoring conditions. */
export function scenesLinked(graph: StoryGraph): ReadonlySet<string> {
  const { start, nodes } = graph;
  const linked = new Set<string>(nodes.has(start) ? [start] : []);
  for (const name of linked) {
    for (const target of scenesAfter(graph, nodes.get(name)!)) if (nodes.has(target)) linked.add(target);
  }
  return linked;
}
