import {
  applyChanges,
  type CompiledNode,
  compileStory,
  type CompiledStory,
  toldIndex,
  withoutConditions,
} from './compiled.ts';
import type { HeldValue } from './findingKinds.ts';
import { askedBy, type StoryGraph } from './graph.ts';
import { deadSlots } from './liveSlots.ts';
import { Situations } from './situations.ts';

/** `nowhere`: one of the offered choices has no target scene. */
export type Way = 'on' | 'ending' | 'no choice' | 'nowhere';

/** The observed values of a choice's or a variant's condition. */
export interface Seen {
  readonly held: Uint8Array;
  readonly failed: Uint8Array;
}

/** Situations that a player can reach: a scene in one state. They are numbered in the order of the fewest choices. */
export interface Space {
  readonly story: CompiledStory;
  readonly situations: Situations;
  /** Whether every situation was found, with its ways. */
  readonly isWhole: boolean;
  /** Of the situations whose choices were looked at, which may be fewer than there are. */
  readonly ways: readonly Way[];
  readonly next: readonly (readonly number[])[];
  /** The situation from which each was first reached; −1 for the first. */
  readonly before: readonly number[];
  /** By the id of the choice. */
  readonly choices: Seen;
  /** By scene: which of its variants held, and which were told. */
  readonly variants: ReadonlyMap<number, { readonly held: Set<number>; readonly told: Set<number> }>;
}

export interface Bounds {
  readonly situations: number;
  /** How many numbers all states together may have: even a few scenes can make states as long as themselves. */
  readonly numbers: number;
  readonly milliseconds: number;
}

const BOUNDS: Bounds = { situations: 20_000, numbers: 1_000_000, milliseconds: 2_000 };

export interface Exploration {
  /** With conditions and effects, as far as the bounds allowed. */
  readonly exact: Space;
  /** Every situation at least: without conditions, where the exact one is not whole. */
  readonly whole: Space;
}

/** Every situation that a player can reach, by any choices. */
export function explore(graph: StoryGraph, bounds: Partial<Bounds> = {}): Exploration {
  const exact = spaceOf(compileStory(graph), { ...BOUNDS, ...bounds });
  if (exact.isWhole) return { exact, whole: exact };
  return { exact, whole: spaceOf(withoutConditions(exact.story), UNBOUNDED) };
}

const UNBOUNDED: Bounds = { situations: Infinity, numbers: Infinity, milliseconds: Infinity };
/** How many steps there are between two looks at the clock. */
const LOOK_AT_CLOCK = 1024;

function spaceOf(story: CompiledStory, bounds: Bounds): Space {
  const situations = new Situations(story.slots.length);
  const choices = { held: new Uint8Array(story.choicesCount), failed: new Uint8Array(story.choicesCount) };
  const variants: Growing['variants'] = new Map();
  const ways: Way[] = [];
  const next: (readonly number[])[] = [];
  const before: number[] = [];
  const space = { story, situations, choices, variants, ways, next, before, dead: deadSlots(story) };
  if (story.start >= 0) {
    situations.values[situations.draft()] = story.start;
    situations.keep();
    before.push(-1);
  }
  const end = Date.now() + bounds.milliseconds;
  for (let at = 0; at < situations.count; at += 1) {
    const isLate = at % LOOK_AT_CLOCK === 0 && Date.now() > end;
    if (situations.count > bounds.situations || situations.size > bounds.numbers || isLate)
      return { ...space, isWhole: false };
    look(space, at);
  }
  return { ...space, isWhole: true };
}

type Growing = Omit<Space, 'isWhole' | 'ways' | 'next' | 'before' | 'variants'> & {
  ways: Way[];
  next: (readonly number[])[];
  before: number[];
  /** By scene: the variables that nobody asks for from there on. */
  readonly dead: readonly (readonly number[])[];
  variants: Map<number, { held: Set<number>; told: Set<number> }>;
};

/** Follows the choices that are offered in a situation. */
function look(space: Growing, at: number): void {
  const { story, situations } = space;
  const node = story.nodes[situations.nodeOf(at)]!;
  const leads: number[] = [];
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
    leads.push(to);
  }
  if (node.variants.length > 0) seeVariants(space, at, node);
  space.next.push(leads);
  space.ways.push(wayOf(node, offered, leads.length));
}

function wayOf({ choices }: CompiledNode, offered: number, leading: number): Way {
  if (choices.length === 0) return 'ending';
  if (offered === 0) return 'no choice';
  return leading < offered ? 'nowhere' : 'on';
}

function seeVariants({ situations, variants }: Growing, at: number, node: CompiledNode): void {
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
export function trappedIn({ next, ways, situations }: Space): Uint8Array {
  const trapped = new Uint8Array(situations.count).fill(1);
  const before: number[][] = next.map(() => []);
  next.forEach((leads, at) => leads.forEach((to) => before[to]?.push(at)));
  const open = ways.flatMap((way, at) => (way === 'on' ? [] : [at]));
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

/** What a player has in a situation, of the variables that the scene's choices read. */
export function heldIn({ story, situations }: Space, situation: number): HeldValue[] {
  const { node } = story.nodes[situations.nodeOf(situation)]!;
  const { numbers, things } = askedBy({ ...node, variants: [] });
  return story.slots.flatMap(({ kind, name, least, most }, slot): HeldValue[] => {
    if (!(kind === 'number' ? numbers : things).has(name)) return [];
    const value = situations.values[situations.startOf(situation) + slot]!;
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
