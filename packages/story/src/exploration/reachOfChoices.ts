import { changedKind, type Effect } from '../expressions/expression.ts';
import { printEffects } from '../expressions/print.ts';
import { forEachVariable, type GraphChoice, scenesAfter, type StoryGraph, textsIn } from '../graph.ts';
import { ledgerFact } from '../ledger/names.ts';
import { HEALTH } from '../state.ts';
import { readText, valuesIn } from '../values/index.ts';
import type { StateSpace } from './explore.ts';
import { Bits, Reach } from './reach.ts';
import { tellingsOf, toldAlike, type WayOn, waysOn } from './toldAlike.ts';

/** What a choice changes, compared with the other choices that are offered beside it. */
export interface ChoiceReach {
  readonly node: string;
  readonly choice: number;
  /** An earlier choice of the scene after which every word is the same, wherever both are offered; null if none is. */
  readonly like: number | null;
  /** The farthest scene from the start that is told otherwise; null if there is none. */
  readonly until: string | null;
  /** The endings that it makes possible, or rules out. */
  readonly endings: readonly string[];
}

export interface StoryReach {
  /** Whether all states of the story were compared; the list is empty otherwise. */
  readonly isProved: boolean;
  /** The choices that are offered beside others. */
  readonly choices: readonly ChoiceReach[];
}

const NOTHING: StoryReach = { isProved: false, choices: [] };
const MILLISECONDS = 1_500;
/** The most memory for the tellings that each situation reaches, in bits. */
const BITS_MOST = 400_000_000;

/** What each choice of a story changes. Pure: it compares the situations after a choice with those after the others. */
export function reachOfChoices(
  graph: StoryGraph,
  space: StateSpace,
  milliseconds = MILLISECONDS,
): StoryReach {
  if (!space.isWhole) return NOTHING;
  const ways = waysOn(space);
  const tellings = tellingsOf(space, ways);
  const alike = toldAlike(tellings, ways, milliseconds);
  const far = alike && new Distances(space, tellings);
  if (!far || far.count * tellings.length > BITS_MOST) return NOTHING;
  const found = new Map<number, Compared>();
  ways.forEach((each) => compareAt(each, { alike, far, found }));
  const told = new ToldNames(graph);
  return {
    isProved: true,
    choices: space.story.nodes.flatMap(({ node, firstId }) =>
      node.choices.flatMap((choice, index): ChoiceReach[] => {
        const compared = found.get(firstId + index);
        if (!compared) return [];
        const { likes, endings } = compared;
        const like = [...(likes ?? [])]
          .map((id) => id - firstId)
          .filter((other) => other < index && told.isAlike(choice, node.choices[other]!))
          .sort((one, other) => one - other)[0];
        const farthest = Math.max(
          compared.farthest,
          ...told.scenesAfter(choice).map((scene) => far.of(scene)),
        );
        const until = like === undefined ? far.sceneAt(farthest) : null;
        return [{ node: node.name, choice: index, like: like ?? null, until, endings: [...endings] }];
      }),
    ),
  };
}

interface Compared {
  /** The ids of choices that were told alike wherever both were offered. */
  likes: Set<number> | null;
  farthest: number;
  readonly endings: Set<string>;
}

interface Comparing {
  readonly alike: Int32Array;
  readonly far: Distances;
  readonly found: Map<number, Compared>;
}

/** Compares the choices that are offered in a situation. */
function compareAt(ways: readonly WayOn[], { alike, far, found }: Comparing): void {
  const after = new Map<number, number[]>();
  for (const { choice, to } of ways)
    if (choice !== null && choice.id >= 0) after.set(choice.id, [...(after.get(choice.id) ?? []), to]);
  if (after.size < 2) return;
  const kinds = new Map([...after].map(([id, to]) => [id, to.map((each) => alike[each]).join(' ')]));
  const isOneKind = new Set(kinds.values()).size === 1;
  for (const [id, reached] of after) {
    const compared = found.get(id) ?? { likes: null, farthest: -1, endings: new Set<string>() };
    found.set(id, compared);
    const likes = [...after.keys()].filter((other) => other !== id && kinds.get(other) === kinds.get(id));
    compared.likes = new Set(compared.likes ? likes.filter((other) => compared.likes!.has(other)) : likes);
    if (isOneKind) continue;
    const others = [...after].flatMap(([other, to]) => (other === id ? [] : to));
    const { farthest, endings } = far.between(reached, others);
    const here = Math.max(...reached.map((to) => far.ofSituation(to)));
    compared.farthest = Math.max(compared.farthest, farthest, likes.length === after.size - 1 ? -1 : here);
    for (const ending of endings) compared.endings.add(ending);
  }
}

/** The scenes by their distance from the start, and what is told in them from each situation on. */
class Distances {
  readonly count: number;
  readonly #scenes: readonly string[];
  readonly #distanceOf: ReadonlyMap<string, number>;
  readonly #sceneOf: Int32Array;
  readonly #nodeOf: (situation: number) => number;
  readonly #told: Reach;
  readonly #ended: Reach;
  readonly #endings: readonly string[];

  constructor({ story, situations, next, kinds }: StateSpace, tellings: readonly string[]) {
    const distances = new Map<number, number>();
    for (let at = 0; at < situations.count; at += 1) {
      const scene = situations.nodeOf(at);
      if (!distances.has(scene)) distances.set(scene, distances.size);
    }
    const nameOf = (scene: number) => story.nodes[scene]!.node.name;
    this.#scenes = [...distances.keys()].map(nameOf);
    this.#distanceOf = new Map(this.#scenes.map((name, distance) => [name, distance]));
    this.#nodeOf = (situation) => distances.get(situations.nodeOf(situation))!;
    // the farther a scene is, the higher the numbers of its tellings
    const all = [...new Set(tellings)].sort(
      (one, other) => distanceIn(one, distances) - distanceIn(other, distances),
    );
    const numberOf = new Map(all.map((telling, number) => [telling, number]));
    this.count = all.length;
    this.#sceneOf = Int32Array.from(all, (telling) => distanceIn(telling, distances));
    this.#told = new Reach(next, (at) => numberOf.get(tellings[at]!)!, all.length);
    const endings = [
      ...new Set(kinds.flatMap((kind, at) => (kind === 'ending' ? [situations.nodeOf(at)] : []))),
    ];
    const endingOf = new Map(endings.map((scene, index) => [scene, index]));
    this.#endings = endings.map(nameOf);
    this.#ended = new Reach(
      next,
      (at) => endingOf.get(situations.nodeOf(at)) ?? endings.length,
      endings.length + 1,
    );
  }

  of(scene: string): number {
    return this.#distanceOf.get(scene) ?? -1;
  }

  ofSituation(situation: number): number {
    return this.#nodeOf(situation);
  }

  sceneAt(distance: number): string | null {
    return this.#scenes[distance] ?? null;
  }

  /** What can be told after some situations, and cannot after the others, or the other way round. */
  between(some: readonly number[], others: readonly number[]): { farthest: number; endings: string[] } {
    const [told, otherwise] = [some, others].map((each) => this.#allFrom(this.#told, each, this.count));
    const [ended, endedElse] = [some, others].map((each) =>
      this.#allFrom(this.#ended, each, this.#endings.length + 1),
    );
    const last = told!.lastDifference(otherwise!);
    return {
      farthest: last < 0 ? -1 : this.#sceneOf[last]!,
      endings: this.#endings.filter((_, index) => ended!.has(index) !== endedElse!.has(index)),
    };
  }

  #allFrom(reach: Reach, situations: readonly number[], marks: number): Bits {
    if (situations.length === 1) return reach.from(situations[0]!);
    const all = new Bits(marks);
    for (const situation of situations) all.addAll(reach.from(situation));
    return all;
  }
}

/** The text of a telling begins with its scene. */
const distanceIn = (telling: string, distances: ReadonlyMap<number, number>): number =>
  distances.get(Number(telling.slice(0, telling.indexOf(' '))))!;

/** The names that texts print or ask for, which the states do not have, and those that players see beside the tale. */
class ToldNames {
  readonly #graph: StoryGraph;
  readonly #scenesOf = new Map<string, Set<string>>();

  constructor(graph: StoryGraph) {
    this.#graph = graph;
    for (const node of graph.nodes.values()) {
      for (const text of textsIn(node)) {
        if (!text.includes('{')) continue;
        for (const value of valuesIn(readText(text).pieces))
          if (value.kind === 'if')
            forEachVariable(value.condition, (as, name) => this.#add(as, name, node.name));
          else {
            this.#add('number', value.name, node.name);
            this.#add('word', value.name, node.name);
          }
      }
    }
  }

  #add(as: string, name: string, scene: string): void {
    const key = `${as} ${name}`;
    this.#scenesOf.set(key, (this.#scenesOf.get(key) ?? new Set()).add(scene));
  }

  /** Whether no text, and nothing beside the tale, tells one choice from the other. */
  isAlike(one: GraphChoice, other: GraphChoice): boolean {
    if (one.check !== null || other.check !== null || one.ask !== other.ask) return false;
    if (one.ask !== '' && this.#scenesOf.has(`word ${one.ask}`)) return false;
    return this.#seen(one.effects) === this.#seen(other.effects);
  }

  #seen(effects: readonly Effect[]): string {
    return printEffects(effects.filter((effect) => this.#isTold(effect) || this.#isShown(effect.name)));
  }

  #isTold(effect: Effect): boolean {
    return this.#scenesOf.has(`${changedKind(effect)} ${effect.name}`);
  }

  #isShown(name: string): boolean {
    return name === HEALTH || this.#graph.things.has(name) || ledgerFact(name) !== null;
  }

  /** The scenes behind a choice whose texts print what it changes or asks. */
  scenesAfter({ target, effects, ask, lost }: GraphChoice): string[] {
    const told = [
      ...[...effects, ...(lost?.effects ?? [])].map((effect) => `${changedKind(effect)} ${effect.name}`),
      `word ${ask}`,
    ].flatMap((key) => [...(this.#scenesOf.get(key) ?? [])]);
    if (told.length === 0) return [];
    const behind = new Set([target, ...(lost === null ? [] : [lost.target])]);
    for (const name of behind) {
      const node = this.#graph.nodes.get(name);
      if (node) for (const next of scenesAfter(this.#graph, node)) behind.add(next);
    }
    return told.filter((scene) => behind.has(scene));
  }
}
