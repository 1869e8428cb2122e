import type { SelectedChoice } from '@kathaloka/contract/entities';
import type { Effect } from '../expressions/expression.ts';
import { type GraphChoice, type GraphNode, textOf, toldVariant } from '../graph.ts';
import { afterEffects, type StoryState } from '../state.ts';
import { chosenAmong } from './answers.ts';
import { endingsFrom } from './endings.ts';
import { edgesOf } from './offered.ts';
import { asCollected, collected, isSceneAt, type PlayState } from './playState.ts';
import type { PlayStory } from './playStory.ts';
import { readBy } from './reads.ts';
import type { Work } from './work.ts';

/** A turn, with the state after it. */
export interface PlayedTurn {
  readonly id: string;
  readonly state: PlayState;
  /** The choice that led there; null if none was chosen by its text. */
  readonly selected_choice: SelectedChoice | null;
}

/** A state of a play, with what is read of it for many steps. */
export class SeenState {
  readonly node: GraphNode | undefined;
  readonly size: number;
  readonly state: PlayState;
  readonly #graph: PlayStory['graph'];
  #collected: StoryState | undefined;
  #variant: number | undefined;
  #text: string | undefined;

  constructor({ graph }: PlayStory, state: PlayState) {
    this.state = state;
    this.#graph = graph;
    this.node = state.node === null ? undefined : graph.nodes.get(state.node);
    this.size = 1 + state.numbers.length + state.things.length;
  }

  get collected(): StoryState {
    return (this.#collected ??= collected(this.state));
  }

  /** As `toldVariant`, of a state that has a scene. */
  get variant(): number {
    return (this.#variant ??= toldVariant(this.node!, this.collected));
  }

  /** As `textOf`, of a state that has a scene. */
  get text(): string {
    return (this.#text ??= textOf(this.#graph, this.node!, this.collected));
  }
}

/** A choice that was taken: a step from one scene to the next, or an attempt that stays in its scene. */
export interface Step {
  /** The turn before it, which offered it. */
  readonly turn_id: string;
  readonly before: SeenState;
  readonly open: readonly GraphChoice[];
  readonly taken: GraphChoice;
  /** What the choice changed: of an attempt that failed, its loss. */
  readonly effects: readonly Effect[];
  /** Empty for an attempt that failed. */
  readonly deed: string;
  /** The number of endings to which another choice may have led, and this one may not. */
  readonly ruled_out: number;
  /** How many scenes were told after it. */
  readonly scenes_after: number;
}

export interface Walk {
  /** Oldest first. */
  readonly steps: readonly Step[];
  /** The states in which scenes were told, latest first. */
  readonly scenes: readonly SeenState[];
}

/**
 * The steps of a play. A turn that only stays in its scene is none, but the next step begins with its state. Leaves
 * out steps that the current version of the story does not have, and the oldest ones if they are too much work.
 */
export function walkOf(story: PlayStory, turns: readonly PlayedTurn[], work: Work): Walk {
  const steps: Step[] = [];
  const scenes: SeenState[] = [];
  const seen = turns.map(({ state }) => new SeenState(story, state));
  for (let at = turns.length - 1; at > 0 && !work.isOver; at -= 1) {
    const next = turns[at]!;
    if (isSceneAt(next.state)) scenes.push(seen[at]!);
    else if (!next.state.check) continue;
    const step = stepFrom(story, seen[at - 1]!, next, work);
    if (step) steps.push({ ...step, turn_id: turns[at - 1]!.id, scenes_after: scenes.length });
  }
  return { steps: steps.toReversed(), scenes };
}

function stepFrom(
  story: PlayStory,
  before: SeenState,
  next: PlayedTurn,
  work: Work,
): Omit<Step, 'turn_id' | 'scenes_after'> | undefined {
  if (!work.allows(2 * before.size + sizeOfChoices(before.node))) return undefined;
  const open = edgesOf(story, before.state);
  const taken = takenOf(story, open, before, next, work);
  if (!taken) return undefined;
  const isFailed = next.state.check?.won === false;
  return {
    before,
    open,
    taken,
    effects: isFailed ? (taken.lost ?? taken).effects : taken.effects,
    deed: isFailed ? '' : taken.deed,
    ruled_out: ruledOut(story, { open, before, entered: next.state.node ?? '' }, work),
  };
}

const sizeOfChoices = (node: GraphNode | undefined): number =>
  (node?.choices ?? []).reduce(
    (sum, { text, condition }) => sum + 1 + sizeOfText(text) + (condition ? readBy(condition).size : 0),
    0,
  );

/** A text with values is parsed, and others are compared as they are. */
export const sizeOfText = (text: string): number => text.length * (text.includes('{') ? 2 : 1 / 8);

/** Sorting and writing a state takes about so much longer than reading it. */
const WRITTEN = 10;

/**
 * The choice that led to a scene. Attempts are known by their result. Among several choices, the one with the
 * selected text, or else the one whose effects fit.
 */
function takenOf(
  { lostAt, health_max }: PlayStory,
  open: readonly GraphChoice[],
  before: SeenState,
  next: PlayedTurn,
  work: Work,
): GraphChoice | undefined {
  const { check, node } = next.state;
  const timeOut = before.node?.timeOut?.target;
  const leading = open.filter((choice) => {
    if (check && choice.check?.name !== check.name) return false;
    if (!check && choice.check) return false;
    const target = check?.won === false ? choice.lost?.target : choice.target;
    const isTimeOut = target === '' && node === timeOut;
    return (target || before.state.node) === node || isTimeOut || (health_max !== null && node === lostAt);
  });
  const chosen = next.selected_choice === null ? null : chosenAmong(next.selected_choice, leading);
  if (chosen !== null) return leading[chosen.index];
  if (!work.allows(before.size * WRITTEN * (leading.length + 1))) return undefined;
  const after = JSON.stringify(asCollected(collected(next.state)));
  const made = (effects: readonly Effect[]) =>
    JSON.stringify(asCollected(afterEffects(effects, before.collected, health_max)));
  return leading.find(
    ({ effects, lost }) => made(check?.won === false ? (lost?.effects ?? []) : effects) === after,
  );
}

/** The scenes to which a choice may lead. */
const targetsFrom = ({ target, lost }: GraphChoice, { node }: PlayState): string[] =>
  [target, ...(lost ? [lost.target] : [])].map((scene) => scene || (node ?? ''));

function ruledOut(
  { graph }: PlayStory,
  { open, before, entered }: Pick<Step, 'open' | 'before'> & { readonly entered: string },
  work: Work,
): number {
  const left = endingsFrom(graph, entered);
  const possible = new Set<string>();
  for (const scene of new Set(open.flatMap((choice) => targetsFrom(choice, before.state)))) {
    const endings = endingsFrom(graph, scene);
    if (endings === left || !work.allows(endings.size)) continue;
    for (const ending of endings) if (!left.has(ending)) possible.add(ending);
  }
  return possible.size;
}
