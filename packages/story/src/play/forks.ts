import type { ClosedWay, EndingFork, SelectedChoice } from '@kathaloka/contract/entities';
import type { Condition, Effect } from '../expressions/expression.ts';
import { type GraphChoice, textOf, toldVariant } from '../graph.ts';
import { afterEffects, holds, type StoryState } from '../state.ts';
import { edgesOf, leadsOn } from './offered.ts';
import { undone } from './earnedChoices.ts';
import { endingsFrom } from './endings.ts';
import { chosenAmong } from './answers.ts';
import { newSentence } from './newSentence.ts';
import { asCollected, collected, isSceneAt, type PlayState } from './playState.ts';
import type { PlayStory } from './playStory.ts';

/** A turn, with the state after it. */
export interface PlayedTurn {
  readonly id: string;
  readonly state: PlayState;
  /** The choice that led there; null if none was chosen by its text. */
  readonly selected_choice: SelectedChoice | null;
}

/** A choice that was taken: a step from one scene to the next, or an attempt that stays in its scene. */
interface Step {
  /** The turn before it, which offered it. */
  readonly turn_id: string;
  readonly state: PlayState;
  readonly open: readonly GraphChoice[];
  readonly taken: GraphChoice;
  /** What the choice changed: of an attempt that failed, its loss. */
  readonly effects: readonly Effect[];
  /** Empty for an attempt that failed. */
  readonly deed: string;
  /** The scene to which it led. */
  readonly entered: string;
  /** The states in which scenes were told after it. */
  readonly told: readonly PlayState[];
}

const FORKS_TOLD = 3;

/**
 * The few choices of a play that mattered most, oldest first. Always includes the last one that ruled out an ending,
 * from which another ending is nearest.
 */
export function forksThatMattered(story: PlayStory, turns: readonly PlayedTurn[]): readonly EndingFork[] {
  const steps = stepsOf(story, turns);
  const weighed = steps.flatMap((step, at) => {
    if (step.open.length < 2) return [];
    const fork = forkAt(story, steps, at);
    const weight = weightOf(fork) + (changesText(story, step) ? 2 : 0);
    return weight > 0 ? [{ fork, weight, at }] : [];
  });
  const nearest = weighed.findLast(({ fork }) => fork.ruled_out > 0);
  return weighed
    .filter((one) => one !== nearest)
    .sort((one, other) => other.weight - one.weight || other.at - one.at)
    .slice(0, nearest ? FORKS_TOLD - 1 : FORKS_TOLD)
    .concat(nearest ?? [])
    .sort((one, other) => one.at - other.at)
    .map(({ fork, at }) => ({ ...fork, told: toldBecauseOf(story, steps[at]!) }));
}

type Fork = Omit<EndingFork, 'told'>;

function forkAt(story: PlayStory, steps: readonly Step[], at: number): Fork {
  const step = steps[at]!;
  const { text: choice } = step.taken;
  const opened = steps
    .slice(at + 1)
    .findLast(({ taken, state }) => taken.condition && wasDecided(step, taken.condition, state));
  return {
    turn_id: step.turn_id,
    choice,
    deed: step.deed || null,
    opened: opened?.taken.text ?? null,
    ruled_out: ruledOut(story, step),
  };
}

/** The weight of a choice: opening a later choice counts most, and a deed alone little. */
const weightOf = ({ opened, ruled_out, deed }: Fork): number =>
  (opened === null ? 0 : 4) + Math.min(ruled_out, 4) + (deed ? 1 : 0);

/** The latest choice that was closed because of an earlier one. */
export function closedWay(story: PlayStory, turns: readonly PlayedTurn[]): ClosedWay | null {
  const steps = stepsOf(story, turns);
  for (const [at, step] of [...steps.entries()].toReversed()) {
    for (const condition of closedConditions(story, step)) {
      const found = causeOf(condition, step.state, steps.slice(0, at));
      if (found) return { choice: step.taken.text, ...found };
    }
  }
  return null;
}

/**
 * The steps of a play. A turn that only stays in its scene is none, but the next step begins with its state. Leaves
 * out steps that the current version of the story does not have.
 */
function stepsOf(story: PlayStory, turns: readonly PlayedTurn[]): readonly Step[] {
  return turns.slice(1).flatMap((next, at) => {
    if (!isSceneAt(next.state) && !next.state.check) return [];
    const { id: turn_id, state } = turns[at]!;
    const open = edgesOf(story, state);
    const taken = takenOf(story, open, state, next);
    if (!taken) return [];
    const isFailed = next.state.check?.won === false;
    const { effects } = isFailed ? (taken.lost ?? taken) : taken;
    const deed = isFailed ? '' : taken.deed;
    const told = turns.slice(at + 1).flatMap((turn) => (isSceneAt(turn.state) ? [turn.state] : []));
    return [{ turn_id, state, open, taken, effects, deed, entered: next.state.node ?? '', told }];
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
  next: PlayedTurn,
): GraphChoice | undefined {
  const { check, node } = next.state;
  const timeOut = graph.nodes.get(state.node ?? '')?.timeOut?.target;
  const leading = open.filter((choice) => {
    if (check && choice.check?.name !== check.name) return false;
    if (!check && choice.check) return false;
    const target = check?.won === false ? choice.lost?.target : choice.target;
    const isTimeOut = target === '' && node === timeOut;
    return (target || state.node) === node || isTimeOut || (health_max !== null && node === lostAt);
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
    (before, effect) => ({ ...before, ...undone(effect, before, collected(state)) }),
    collected(later),
  );

/** A later state as the other choices of a scene had left it, and an attempt that had gone otherwise. */
function statesOtherwise(step: Step, later: PlayState): StoryState[] {
  const { open, taken, effects } = step;
  const before = without(step, later);
  return [
    ...open.filter((choice) => choice !== taken),
    ...(taken.lost === null ? [] : [effects === taken.effects ? taken.lost : taken]),
  ].map((other) => afterEffects(other.effects, before));
}

/** Whether a condition that holds would fail without the effects of a step, and with those of any other. */
const wasDecided = (step: Step, condition: Condition, state: PlayState): boolean =>
  [without(step, state), ...statesOtherwise(step, state)].every((other) => !holds(condition, other));

/** Whether a later scene showed another variant because of a step. */
function changesText({ graph }: PlayStory, step: Step): boolean {
  if (step.effects.length === 0) return false;
  return step.told.some((state) => {
    const node = state.node === null ? undefined : graph.nodes.get(state.node);
    if (!node) return false;
    return toldVariant(node, collected(state)) !== toldVariant(node, without(step, state));
  });
}

/** The latest sentence of a scene that was told because of a step, and not otherwise; null if there is none. */
function toldBecauseOf({ graph }: PlayStory, step: Step): string | null {
  for (const state of step.told.toReversed()) {
    const node = state.node !== null ? graph.nodes.get(state.node) : undefined;
    if (!node) continue;
    const others = statesOtherwise(step, state).map((other) => textOf(graph, node, other));
    const sentence = newSentence(textOf(graph, node, collected(state)), others);
    if (sentence !== null) return sentence;
  }
  return null;
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

/** The latest earlier choice without which the condition would hold. */
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
