import type { ClosedWay, EndingFork, SelectedChoice } from '@kathaloka/contract/entities';
import type { Condition, Effect } from '../expressions/expression.ts';
import { type GraphChoice, toldVariant } from '../graph.ts';
import { afterEffects, holds, type StoryState } from '../state.ts';
import { edgesOf, leadsOn } from './offered.ts';
import { undone } from './earnedChoices.ts';
import { endingsFrom } from './endings.ts';
import { chosenAmong } from './answers.ts';
import { asCollected, collected, type PlayState } from './playState.ts';
import type { PlayStory } from './playStory.ts';

/** A turn that entered a scene, with the state after it. */
export interface ToldScene {
  readonly id: string;
  readonly state: PlayState;
  /** The choice that led there, if one was chosen by its text. */
  readonly selected_choice: SelectedChoice | null;
}

/** A step from one scene to the next. */
interface Step {
  readonly turn_id: string;
  readonly state: PlayState;
  readonly open: readonly GraphChoice[];
  readonly taken: GraphChoice;
  /** What the choice changed: of an attempt that failed, its loss. */
  readonly effects: readonly Effect[];
  /** The scene that was entered. */
  readonly entered: string;
}

const FORKS_TOLD = 3;

/**
 * The few forks of a play that mattered most, oldest first. Always has the last one that ruled out an ending:
 * from there another ending is nearest.
 */
export function forksThatMattered(story: PlayStory, scenes: readonly ToldScene[]): readonly EndingFork[] {
  const steps = stepsOf(story, scenes);
  const end = scenes.at(-1)?.state;
  const weighed = steps.flatMap((step, at) => {
    if (step.open.length < 2) return [];
    const fork = forkAt(story, steps, at);
    const states = [...steps.slice(at + 1).map(({ state }) => state), ...(end ? [end] : [])];
    const weight = weightOf(fork) + (changesText(story, step, states) ? 2 : 0);
    return weight > 0 ? [{ fork, weight, at }] : [];
  });
  const nearest = weighed.findLast(({ fork }) => fork.ruled_out > 0);
  return weighed
    .filter((one) => one !== nearest)
    .sort((one, other) => other.weight - one.weight || other.at - one.at)
    .slice(0, nearest ? FORKS_TOLD - 1 : FORKS_TOLD)
    .concat(nearest ?? [])
    .sort((one, other) => one.at - other.at)
    .map(({ fork }) => fork);
}

function forkAt(story: PlayStory, steps: readonly Step[], at: number): EndingFork {
  const step = steps[at]!;
  const { text: choice, deed } = step.taken;
  const opened = steps
    .slice(at + 1)
    .findLast(({ taken, state }) => taken.condition && wasDecided(step, taken.condition, state));
  return {
    turn_id: step.turn_id,
    choice,
    deed: deed || null,
    opened: opened?.taken.text ?? null,
    ruled_out: ruledOut(story, step),
  };
}

/** How much a fork mattered: a choice that it opened later weighs most, a deed alone weighs little. */
const weightOf = ({ opened, ruled_out, deed }: EndingFork): number =>
  (opened === null ? 0 : 4) + Math.min(ruled_out, 4) + (deed ? 1 : 0);

/** The latest choice that was closed because of an earlier choice. */
export function closedWay(story: PlayStory, scenes: readonly ToldScene[]): ClosedWay | null {
  const steps = stepsOf(story, scenes);
  for (const [at, step] of [...steps.entries()].toReversed()) {
    for (const condition of closedConditions(story, step)) {
      const found = causeOf(condition, step.state, steps.slice(0, at));
      if (found) return { choice: step.taken.text, ...found };
    }
  }
  return null;
}

/** The steps between scenes. Leaves out steps that the present version of the story does not have. */
function stepsOf(story: PlayStory, scenes: readonly ToldScene[]): readonly Step[] {
  return scenes.slice(1).flatMap((next, at) => {
    const { id: turn_id, state } = scenes[at]!;
    const open = edgesOf(story, state);
    const taken = takenOf(story, open, state, next);
    if (!taken) return [];
    const isFailed = next.state.check?.won === false;
    const effects = isFailed ? (taken.lost?.effects ?? []) : taken.effects;
    return [{ turn_id, state, open, taken, effects, entered: next.state.node ?? '' }];
  });
}

/**
 * The choice that led to a scene. Attempts are known by their result. Among several choices, the one with the
 * selected text, or else the one whose effects fit.
 */
function takenOf(
  { graph, lostAt, health_max }: PlayStory,
  open: readonly GraphChoice[],
  state: PlayState,
  next: ToldScene,
): GraphChoice | undefined {
  const { check, node } = next.state;
  const timeOut = graph.nodes.get(state.node ?? '')?.timeOut?.target;
  const leading = open.filter((choice) => {
    if (check && choice.check?.name !== check.name) return false;
    if (!check && choice.check) return false;
    const target = check?.won === false ? choice.lost?.target : choice.target;
    const isTimeOut = target === '' && node === timeOut;
    return target === node || isTimeOut || (health_max !== null && node === lostAt);
  });
  const chosen = next.selected_choice === null ? null : chosenAmong(next.selected_choice, leading);
  if (chosen !== null) return leading[chosen.index];
  const after = JSON.stringify(asCollected(collected(next.state)));
  const made = (effects: readonly Effect[]) =>
    JSON.stringify(asCollected(afterEffects(effects, collected(state), health_max)));
  return leading.find(
    ({ effects, lost }) => made(check?.won === false ? (lost?.effects ?? []) : effects) === after,
  );
}

/** The scenes to which a choice may lead. */
const targetsFrom = ({ target, lost }: GraphChoice, { node }: PlayState): string[] =>
  [target, ...(lost ? [lost.target] : [])].map((scene) => scene || (node ?? ''));

function ruledOut({ graph }: PlayStory, { open, state, entered }: Step): number {
  const left = endingsFrom(graph, entered);
  const scenes = open.flatMap((choice) => targetsFrom(choice, state));
  const possible = new Set(scenes.flatMap((scene) => [...endingsFrom(graph, scene)]));
  return [...possible].filter((ending) => !left.has(ending)).length;
}

/** A later state without the effects of a step. */
const without = ({ effects, state }: Step, later: PlayState): StoryState =>
  effects.reduce<StoryState>(
    (before, effect) => undone(effect, before, collected(state)) ?? before,
    collected(later),
  );

/** Whether a condition that holds would fail without the effects of a step. */
const wasDecided = (step: Step, condition: Condition, state: PlayState): boolean =>
  !holds(condition, without(step, state));

/** Whether a scene showed another variant because of a step. */
function changesText({ graph }: PlayStory, step: Step, states: readonly PlayState[]): boolean {
  if (step.effects.length === 0) return false;
  return states.some((state) => {
    const node = state.node === null ? undefined : graph.nodes.get(state.node);
    if (!node) return false;
    return toldVariant(node, collected(state)) !== toldVariant(node, without(step, state));
  });
}

/** The conditions of a scene's closed choices. Skips choices with the same text or target as an open one. */
function closedConditions({ graph }: PlayStory, { state, open }: Step): readonly Condition[] {
  const node = state.node === null ? undefined : graph.nodes.get(state.node);
  return (node?.choices ?? []).flatMap((choice) => {
    const { text, target, condition } = choice;
    const isLikeOpen = open.some((other) => other.text === text || other.target === target);
    return condition !== null && !isLikeOpen && leadsOn(graph, choice) ? [condition] : [];
  });
}

/** The latest earlier choice without which a condition would hold. */
function causeOf(
  condition: Condition,
  state: PlayState,
  before: readonly Step[],
): Omit<ClosedWay, 'choice'> | undefined {
  for (const step of before.toReversed()) {
    const { turn_id, open, taken } = step;
    const otherwise = without(step, state);
    const left = open.find(
      (choice) => choice !== taken && holds(condition, afterEffects(choice.effects, otherwise)),
    );
    if (holds(condition, otherwise)) return { turn_id, because: taken.text, is_taken: true };
    if (left) return { turn_id, because: left.text, is_taken: false };
  }
  return undefined;
}
