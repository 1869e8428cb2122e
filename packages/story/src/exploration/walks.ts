import { type CompiledChoice, type CompiledNode, compileStory, type CompiledStory } from './compiled.ts';
import { carriesTooMuch, takeChoice, toldIndex } from './outcomes.ts';
import type { GraphChoice, GraphNode, StoryGraph } from '../graph.ts';
import { type Random, seededRandom } from '../random.ts';
import { holds, type StoryState } from '../state.ts';
import { wordsTold } from '../wordCounts.ts';

export interface WalkOptions {
  readonly walks: number;
  readonly seed: number;
  /** Step budget for all walks together, so that huge stories are checked fast. Includes conditions and effects. */
  readonly steps?: number;
}

/** A walk that reached an ending. */
export interface WalkedPath {
  readonly scenes: number;
  readonly words: number;
}

/** The results of players who choose at random. */
export interface WalkReport {
  readonly walks: number;
  readonly seed: number;
  /** How often each scene was visited. */
  readonly visits: ReadonlyMap<string, number>;
  /** How often each ending was reached; 0 for endings that no walk found. */
  readonly endings: ReadonlyMap<string, number>;
  /** The scenes where walks were stuck without an ending: no choice was offered, or it had no target. */
  readonly stuck: ReadonlyMap<string, number>;
  /** How many walks were so long that they were abandoned. */
  readonly lost: number;
  /** Histogram: number of scenes up to an ending, to the number of walks of that length. */
  readonly lengths: ReadonlyMap<number, number>;
  /** The median of the walks that reached an ending; null if none did. */
  readonly median: WalkedPath | null;
  readonly longest: WalkedPath | null;
}

const STEPS_FOR_ALL = 1_000_000;

/** The choices that a player is offered. */
export function choicesOffered({ choices }: GraphNode, state: StoryState): readonly GraphChoice[] {
  if (choices.every(({ condition }) => condition === null)) return choices;
  return choices.filter(({ condition }) => condition === null || holds(condition, state));
}

export function walkStory(graph: StoryGraph, options: WalkOptions): WalkReport {
  return walkCompiled(compileStory(graph), options);
}

export function walkCompiled(
  story: CompiledStory,
  { walks, seed, steps = STEPS_FOR_ALL }: WalkOptions,
): WalkReport {
  const { nodes, start } = story;
  const walker = new Walker(story, seededRandom(seed));
  const stuck = new Map<string, number>();
  const ended = new Int32Array(nodes.length);
  const scenes: number[] = [];
  const words: number[] = [];
  let left = start >= 0 ? steps : 0;
  let done = 0;
  let lost = 0;
  while (done < walks && left > 0) {
    const end = walker.walk();
    left -= walker.effort;
    done += 1;
    if (end === 'lost') lost += 1;
    else if (end === 'stuck') count(stuck, nodes[walker.at]!.node.name);
    else {
      ended[walker.at] = ended[walker.at]! + 1;
      scenes.push(walker.length);
      words.push(walker.words);
    }
  }
  const named = nodes.map(({ node }, index) => ({ node, index }));
  const lengths = new Map<number, number>();
  for (const length of scenes) count(lengths, length);
  return {
    walks: done,
    seed,
    visits: new Map(
      named.flatMap(({ node, index }) => (walker.visits[index] ? [[node.name, walker.visits[index]]] : [])),
    ),
    endings: new Map(
      named.flatMap(({ node, index }) => (node.choices.length === 0 ? [[node.name, ended[index]!]] : [])),
    ),
    stuck,
    lost,
    lengths,
    median: pathAt(scenes, words, 0.5),
    longest: pathAt(scenes, words, 1),
  };
}

/** The numbers of scenes and of words at a quantile of the walks; each sorted separately. */
function pathAt(scenes: readonly number[], words: readonly number[], share: number): WalkedPath | null {
  if (scenes.length === 0) return null;
  const at = Math.floor((scenes.length - 1) * share);
  return { scenes: Int32Array.from(scenes).sort()[at]!, words: Float64Array.from(words).sort()[at]! };
}

/** Makes one walk at a time. Read its result before the next one begins. */
class Walker {
  readonly visits: Int32Array;
  at = 0;
  length = 0;
  words = 0;
  /** The cost of the walk: steps, and the conditions and effects evaluated on the way. */
  effort = 0;
  readonly #story: CompiledStory;
  readonly #random: Random;
  readonly #values: Int32Array;
  readonly #begins: Int32Array;
  readonly #words: readonly (readonly number[])[];
  readonly #longest: number;
  readonly #isPart: boolean;
  readonly #offered: CompiledChoice[] = [];
  /** What was done without entering a scene. */
  #stays = 0;

  constructor(story: CompiledStory, random: Random) {
    this.#story = story;
    this.#random = random;
    this.#values = new Int32Array(story.slots.length);
    this.#begins = Int32Array.from(story.slots, ({ begins }) => begins);
    this.visits = new Int32Array(story.nodes.length);
    this.#words = story.nodes.map(({ node }) => wordsTold(node));
    this.#longest = story.nodes.length * 4 + 100;
    this.#isPart = story.slots.some(({ inherited }) => inherited.length > 0);
  }

  walk(): 'ending' | 'stuck' | 'lost' {
    const { nodes, start } = this.#story;
    this.#begin();
    this.length = 0;
    this.words = 0;
    this.effort = 0;
    this.#stays = 0;
    this.#enter(start);
    for (;;) {
      const node = nodes[this.at]!;
      if (node.choices.length === 0) return 'ending';
      if (this.length + this.#stays >= this.#longest) return 'lost';
      const choice = this.#choose(node);
      if (!choice || choice.target < 0) return 'stuck';
      const to = takeChoice(this.#story, this.at, choice, this.#values, 0);
      this.effort += choice.changes.length + (node.isGuarded ? node.choices.length : 0);
      if (choice.kind === 'enters' || to !== this.at) this.#enter(to);
      else this.#stays += 1;
    }
  }

  /** Half of the walks through a part of a series begin with values that an earlier part left. */
  #begin(): void {
    this.#values.set(this.#begins);
    if (!this.#isPart || this.#random() < 0.5) return;
    this.#story.slots.forEach(({ inherited }, slot) => {
      if (inherited.length > 0)
        this.#values[slot] = inherited[Math.floor(this.#random() * inherited.length)]!;
    });
  }

  #enter(index: number): void {
    const node = this.#story.nodes[index]!;
    this.at = index;
    this.length += 1;
    this.effort += 1;
    this.visits[index] = this.visits[index]! + 1;
    this.words += this.#words[index]![toldIndex(node, this.#values, 0) + 1]!;
  }

  #choose(node: CompiledNode): CompiledChoice | undefined {
    const { choices, isGuarded } = node;
    if (!isGuarded)
      return choices.length === 1 ? choices[0] : choices[Math.floor(this.#random() * choices.length)];
    this.#offered.length = 0;
    const isBurdened = carriesTooMuch(this.#story, node, this.#values, 0);
    for (const choice of isBurdened ? node.putDowns : choices)
      if (!choice.holds || choice.holds(this.#values, 0)) this.#offered.push(choice);
    // both outcomes of an attempt weigh as much as one choice
    let rest = this.#random() * this.#offered.reduce((sum, choice) => sum + this.#weightOf(choice), 0);
    const chosen = this.#offered.find((choice) => (rest -= this.#weightOf(choice)) < 0);
    return chosen ?? node.turns[0];
  }

  #weightOf({ odds }: CompiledChoice): number {
    return odds === null ? 1 : odds(this.#values, 0);
  }
}

function count<K>(counts: Map<K, number>, key: K): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
