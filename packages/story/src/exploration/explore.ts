import {
  applyChanges,
  type CompiledNode,
  compileStory,
  type CompiledStory,
  toldIndex,
  withoutConditions,
} from './compiled.ts';
import type { VariableValue } from '../findingKinds.ts';
import { variablesReadBy, type StoryGraph } from '../graph.ts';
import { deadSlots } from './liveSlots.ts';
import { Situations } from './situations.ts';

/** `nowhere`: an offered choice has no target scene. `inherited`: the scene depends on values left by an earlier part. */
export type SituationKind = 'on' | 'ending' | 'no choice' | 'nowhere' | 'inherited';

/** Marks a value left by an earlier part that is not chosen yet, because no scene depends on it so far. */
const OPEN = -2_147_483_648;

/** Which conditions have held and failed, by the id of the choice. */
export interface ConditionResults {
  readonly held: Uint8Array;
  readonly failed: Uint8Array;
}

/** The situations that a player can reach: a scene with a state. Numbered by the fewest choices that lead there. */
export interface StateSpace {
  readonly story: CompiledStory;
  readonly situations: Situations;
  /** Whether every situation was explored. */
  readonly isWhole: boolean;
  /** By the number of the situation. */
  readonly kinds: readonly SituationKind[];
  readonly next: readonly (readonly number[])[];
  /** The situation from which each one was first reached; −1 for the first. */
  readonly before: readonly number[];
  /** By the id of the choice. */
  readonly choices: ConditionResults;
  /** By scene: which variants held, and which were shown. */
  readonly variants: ReadonlyMap<number, { readonly held: Set<number>; readonly told: Set<number> }>;
}

export interface Bounds {
  readonly situations: number;
  /** The maximum of numbers in memory for the states of all situations; each variable makes every state longer. */
  readonly numbers: number;
  readonly milliseconds: number;
}

const BOUNDS: Bounds = { situations: 20_000, numbers: 1_000_000, milliseconds: 2_000 };

export interface Exploration {
  /** The situations with conditions and effects, as far as the bounds allowed. */
  readonly exact: StateSpace;
  /** A superset of the reachable situations: conditions are ignored if `exact` is incomplete. */
  readonly whole: StateSpace;
}

/** Explores every situation that a player can reach by any choices. */
export function explore(graph: StoryGraph, bounds: Partial<Bounds> = {}): Exploration {
  const exact = stateSpaceOf(compileStory(graph), { ...BOUNDS, ...bounds });
  if (exact.isWhole) return { exact, whole: exact };
  return { exact, whole: stateSpaceOf(withoutConditions(exact.story), UNBOUNDED) };
}

const UNBOUNDED: Bounds = { situations: Infinity, numbers: Infinity, milliseconds: Infinity };
/** Steps between two readings of the clock. */
const STEPS_BETWEEN_CLOCK_READS = 1024;

function stateSpaceOf(story: CompiledStory, bounds: Bounds): StateSpace {
  const situations = new Situations(story.slots.length);
  const choices = { held: new Uint8Array(story.choicesCount), failed: new Uint8Array(story.choicesCount) };
  const variants: StateSpaceBuilder['variants'] = new Map();
  const kinds: SituationKind[] = [];
  const next: (readonly number[])[] = [];
  const before: number[] = [];
  const space = { story, situations, choices, variants, kinds, next, before, dead: deadSlots(story) };
  if (story.start >= 0) {
    const draft = situations.draft();
    situations.values[draft] = story.start;
    story.slots.forEach(({ inherited }, slot) => {
      if (inherited.length > 0) situations.values[draft + 1 + slot] = OPEN;
    });
    situations.keep();
    before.push(-1);
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

type StateSpaceBuilder = Omit<StateSpace, 'isWhole' | 'kinds' | 'next' | 'before' | 'variants'> & {
  kinds: SituationKind[];
  next: (readonly number[])[];
  before: number[];
  /** By scene: the variables that no condition reads from here on. */
  readonly dead: readonly (readonly number[])[];
  variants: Map<number, { held: Set<number>; told: Set<number> }>;
};

/** A variable that the scene depends on, and whose value is still open. */
function openSlot({ story, situations }: StateSpaceBuilder, at: number): number | undefined {
  const { asked } = story.nodes[situations.nodeOf(at)]!;
  return asked.find((slot) => situations.values[situations.startOf(at) + slot] === OPEN);
}

/** Continues with each value that an earlier part may have left for the variable. */
function decide(
  { story, situations, before, next, kinds }: StateSpaceBuilder,
  at: number,
  slot: number,
): void {
  const reached = story.slots[slot]!.inherited.map((value) => {
    const draft = situations.draft();
    const from = situations.startOf(at) - 1;
    situations.values.copyWithin(draft, from, from + 1 + story.slots.length);
    situations.values[draft + 1 + slot] = value;
    const to = situations.keep();
    if (to === before.length) before.push(at);
    return to;
  });
  next.push(reached);
  kinds.push('inherited');
}

/** Follows the choices that are offered in a situation. */
function followChoices(space: StateSpaceBuilder, at: number): void {
  const { story, situations } = space;
  const node = story.nodes[situations.nodeOf(at)]!;
  const reached: number[] = [];
  let offered = 0;
  for (const { id, target, holds, changes } of node.choices) {
    if (holds && !holds(situations.values, situations.startOf(at))) {
      space.choices.failed[id] = 1;
      continue;
    }
    space.choices.held[id] = 1;
    offered += 1;
    if (target < 0) continue;
    const draft = situations.draft();
    const from = situations.startOf(at);
    situations.values.copyWithin(draft + 1, from, from + story.slots.length);
    situations.values[draft] = target;
    applyChanges(changes, story.slots, situations.values, draft + 1);
    for (const slot of space.dead[target]!) situations.values[draft + 1 + slot] = 0;
    const to = situations.keep();
    if (to === space.before.length) space.before.push(at);
    reached.push(to);
  }
  if (node.variants.length > 0) recordVariants(space, at, node);
  space.next.push(reached);
  space.kinds.push(kindOf(node, offered, reached.length));
}

function kindOf({ choices }: CompiledNode, offered: number, leading: number): SituationKind {
  if (choices.length === 0) return 'ending';
  if (offered === 0) return 'no choice';
  return leading < offered ? 'nowhere' : 'on';
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
export function scenesLinked({ start, nodes }: StoryGraph): ReadonlySet<string> {
  const linked = new Set<string>(nodes.has(start) ? [start] : []);
  for (const name of linked) {
    for (const { target } of nodes.get(name)!.choices) if (nodes.has(target)) linked.add(target);
  }
  return linked;
}
