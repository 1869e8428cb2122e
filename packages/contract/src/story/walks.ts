import type { GraphChoice, GraphNode, StoryGraph } from './graph.ts';
import { type Random, seededRandom } from './random.ts';
import { applyEffects, type ChangingState, holds, type StoryState } from './state.ts';

export interface WalkOptions {
  readonly walks: number;
  readonly seed: number;
  /** Step budget for all walks together, so that a huge story is not slow to check. Conditions and effects count as well. */
  readonly steps?: number;
}

/** The results of players who choose at random. */
export interface WalkReport {
  readonly walks: number;
  readonly seed: number;
  /** How often each scene was visited. */
  readonly visits: ReadonlyMap<string, number>;
  /** How often each ending was reached; 0 for endings that no walk found. */
  readonly endings: ReadonlyMap<string, number>;
  /** Where walks were stuck without an ending: no choice was offered, or it had no target. */
  readonly stuck: ReadonlyMap<string, number>;
  /** How many walks were so long that they were abandoned. */
  readonly lost: number;
  /** Histogram: number of scenes up to an ending, to the number of walks of that length. */
  readonly lengths: ReadonlyMap<number, number>;
}

const STEPS_FOR_ALL = 1_000_000;

/** The choices that a player is offered. */
export function choicesOffered({ choices }: GraphNode, state: StoryState): readonly GraphChoice[] {
  if (choices.every(({ condition }) => condition === null)) return choices;
  return choices.filter(({ condition }) => condition === null || holds(condition, state));
}

export function walkStory(
  graph: StoryGraph,
  { walks, seed, steps = STEPS_FOR_ALL }: WalkOptions,
): WalkReport {
  const random = seededRandom(seed);
  const visits = new Map<string, number>();
  const stuck = new Map<string, number>();
  const lengths = new Map<number, number>();
  const endings = new Map<string, number>();
  for (const { name, choices } of graph.nodes.values()) if (choices.length === 0) endings.set(name, 0);
  const longest = graph.nodes.size * 4 + 100;
  let left = steps;
  let done = 0;
  let lost = 0;
  while (done < walks && left > 0 && graph.nodes.has(graph.start)) {
    const { last, length, effort, end } = walkOnce(graph, random, longest, visits);
    left -= effort;
    done += 1;
    if (end === 'lost') lost += 1;
    else count(end === 'ending' ? endings : stuck, last);
    if (end === 'ending') count(lengths, length);
  }
  return { walks: done, seed, visits, endings, stuck, lost, lengths };
}

interface Walk {
  readonly last: string;
  readonly length: number;
  /** The cost of the walks: steps, and the conditions and effects evaluated on the way. */
  readonly effort: number;
  readonly end: 'ending' | 'stuck' | 'lost';
}

function walkOnce(graph: StoryGraph, random: Random, longest: number, visits: Map<string, number>): Walk {
  let node = graph.nodes.get(graph.start)!;
  const state: ChangingState = { numbers: new Map(), things: new Set() };
  let length = 1;
  let effort = 1;
  count(visits, node.name);
  while (node.choices.length > 0 && length < longest) {
    const offered = choicesOffered(node, state);
    const choice = offered[Math.floor(random() * offered.length)];
    const next = choice && graph.nodes.get(choice.target);
    if (!next) return { last: node.name, length, effort, end: 'stuck' };
    applyEffects(choice.effects, state);
    effort += 1 + choice.effects.length + (offered === node.choices ? 0 : node.choices.length);
    node = next;
    length += 1;
    count(visits, node.name);
  }
  return { last: node.name, length, effort, end: node.choices.length === 0 ? 'ending' : 'lost' };
}

function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
