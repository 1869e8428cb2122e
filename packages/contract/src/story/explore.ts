import { askedBy, type GraphChoice, type GraphNode, type StoryGraph } from './graph.ts';
import { afterEffects, EMPTY_STATE, stateKey, type StoryState } from './state.ts';
import { choicesOffered } from './walks.ts';

/** A scene in one state of the player. */
export interface Situation {
  readonly node: GraphNode;
  readonly state: StoryState;
  readonly next: readonly number[];
  /** `nowhere`: one of the offered choices has no target scene. */
  readonly way: 'on' | 'ending' | 'no choice' | 'nowhere';
  /** No ending is reachable from here, whatever the player chooses. */
  readonly isTrapped: boolean;
}

const SITUATIONS_MAX = 10_000;
/** Limit for the size of all states together: even a story of a few scenes can make states as long as itself. */
const STATES_MAX = 500_000;

export interface Exploration {
  readonly situations: readonly Situation[];
  /** Whether conditions and effects were followed: beyond the limit each scene is one situation. */
  readonly isExact: boolean;
}

/** Every situation that a player can reach, by any choices. */
export function explore(graph: StoryGraph): Exploration {
  const situations = situationsOf(onlyAsked(graph), SITUATIONS_MAX);
  if (situations) return { situations, isExact: true };
  return { situations: situationsOf(withoutConditions(graph), Infinity)!, isExact: false };
}

type Draft = { -readonly [K in keyof Situation]: Situation[K] };

function situationsOf(graph: StoryGraph, max: number): readonly Situation[] | null {
  const found: Draft[] = [];
  const known = new Map<string, number>();
  let looked = 0;
  const numberOf = (name: string, state: StoryState): number => {
    looked += state.numbers.size + state.things.size;
    const key = JSON.stringify([name, stateKey(state)]);
    const number = known.get(key) ?? found.length;
    if (number === found.length) {
      known.set(key, number);
      found.push({ node: graph.nodes.get(name)!, state, next: [], way: 'on', isTrapped: true });
    }
    return number;
  };
  if (graph.nodes.has(graph.start)) numberOf(graph.start, EMPTY_STATE);
  for (let at = 0; at < found.length; at += 1) {
    if (found.length > max || looked > STATES_MAX) return null;
    const situation = found[at]!;
    const { node, state } = situation;
    const offered = choicesOffered(node, state);
    const leading = offered.filter(({ target }) => graph.nodes.has(target));
    situation.next = leading.map(({ target, effects }) => numberOf(target, afterEffects(effects, state)));
    if (node.choices.length === 0) situation.way = 'ending';
    else if (offered.length === 0) situation.way = 'no choice';
    else if (leading.length < offered.length) situation.way = 'nowhere';
  }
  return freed(found);
}

/** Walks backwards from every situation where play stops; whatever it does not reach is trapped. */
function freed(found: Draft[]): readonly Situation[] {
  const before: number[][] = found.map(() => []);
  found.forEach(({ next }, at) => next.forEach((to) => before[to]!.push(at)));
  const open = found.flatMap(({ way }, at) => (way === 'on' ? [] : [at]));
  for (const at of open) found[at]!.isTrapped = false;
  while (open.length > 0) {
    for (const at of before[open.pop()!]!) {
      if (!found[at]!.isTrapped) continue;
      found[at]!.isTrapped = false;
      open.push(at);
    }
  }
  return found;
}

/** Drops effects on names that no condition reads: they cannot change what is reachable. */
function onlyAsked(graph: StoryGraph): StoryGraph {
  const asked = [...graph.nodes.values()].map(askedBy);
  const names = new Set(asked.flatMap(({ numbers, things }) => [...numbers, ...things]));
  return withChoices(graph, (choice) => ({
    ...choice,
    effects: choice.effects.filter(({ name }) => names.has(name)),
  }));
}

function withoutConditions(graph: StoryGraph): StoryGraph {
  return withChoices(graph, (choice) => ({ ...choice, condition: null, effects: [] }));
}

function withChoices(graph: StoryGraph, change: (choice: GraphChoice) => GraphChoice): StoryGraph {
  const nodes = [...graph.nodes].map(([name, node]): [string, GraphNode] => [
    name,
    { ...node, choices: node.choices.map(change) },
  ]);
  return { ...graph, nodes: new Map(nodes) };
}

/** Scenes reachable by some chain of choices, ignoring conditions. */
export function scenesLinked({ start, nodes }: StoryGraph): ReadonlySet<string> {
  const linked = new Set<string>(nodes.has(start) ? [start] : []);
  for (const name of linked) {
    for (const { target } of nodes.get(name)!.choices) if (nodes.has(target)) linked.add(target);
  }
  return linked;
}
