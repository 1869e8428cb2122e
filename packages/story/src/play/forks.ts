import type { EndingFork, SessionEnding } from '@kathaloka/contract/entities';
import type { Condition } from '../expressions/expression.ts';
import { textOf, toldVariant } from '../graph.ts';
import { holds } from '../state.ts';
import { closedWay } from './closedWay.ts';
import { newSentence } from './newSentence.ts';
import { otherEffects, withEffects, without } from './otherwise.ts';
import type { PlayStory } from './playStory.ts';
import { mayChange, readBy, readByVariants } from './reads.ts';
import { type PlayedTurn, type SeenState, sizeOfText, type Step, type Walk, walkOf } from './steps.ts';
import { Work } from './work.ts';

export type { PlayedTurn } from './steps.ts';

const FORKS_TOLD = 3;
/** Each of a few parts may take so much: some milliseconds, and enough for a play of hundreds of steps. */
const WORK_MAX = 100_000;

/**
 * What an ending tells of a play: the few choices that mattered most, and the latest one that was closed because of
 * an earlier one. Choices are weighed from the latest one on, and of a play that is too much work fewer are told.
 */
export function whatMattered(
  story: PlayStory,
  turns: readonly PlayedTurn[],
  limit = WORK_MAX,
): Pick<SessionEnding, 'forks' | 'closed'> {
  const walk = walkOf(story, turns, new Work(limit));
  return {
    forks: forksThatMattered(story, walk, limit),
    closed: closedWay(story, walk.steps, new Work(limit)),
  };
}

type Fork = Omit<EndingFork, 'told'>;

interface Weighed {
  readonly fork: Fork;
  readonly weight: number;
  readonly at: number;
}

/** Oldest first. Always includes the last one that ruled out an ending, from which another ending is nearest. */
function forksThatMattered(story: PlayStory, walk: Walk, limit: number): EndingFork[] {
  const { steps } = walk;
  const work = new Work(limit);
  const nearest = steps.findLastIndex(({ open, ruled_out }) => open.length > 1 && ruled_out > 0);
  const room = nearest < 0 ? FORKS_TOLD : FORKS_TOLD - 1;
  let heaviest: Weighed[] = [];
  for (let at = steps.length - 1; at >= 0 && !work.isOver; at -= 1) {
    if (at === nearest || steps[at]!.open.length < 2) continue;
    const found = weighedAt(walk, at, heaviest[room - 1]?.weight ?? 0, work);
    if (found) heaviest = [...heaviest, found].sort((one, other) => other.weight - one.weight).slice(0, room);
  }
  return [
    ...heaviest,
    ...(nearest < 0 ? [] : [{ fork: forkAt(steps, nearest, new Work(limit)), at: nearest }]),
  ]
    .sort((one, other) => one.at - other.at)
    .map(({ fork, at }) => ({
      ...fork,
      told: toldBecauseOf(story, walk, steps[at]!, new Work(limit)),
    }));
}

const OPENED = 4;
const CHANGED_TEXT = 2;

/**
 * A step with its weight: opening a later choice counts most, and a deed alone little. Null if it is not heavier than
 * what was found later, or is too much work to weigh.
 */
function weighedAt(walk: Walk, at: number, least: number, work: Work): Weighed | null {
  const step = walk.steps[at]!;
  const own = Math.min(step.ruled_out, 4) + (step.deed ? 1 : 0);
  if (own + OPENED + CHANGED_TEXT <= least) return null;
  const fork = forkAt(walk.steps, at, work);
  const before = own + (fork.opened === null ? 0 : OPENED);
  if (before + CHANGED_TEXT <= least) return null;
  const weight = before + (changesText(walk, step, work) ? CHANGED_TEXT : 0);
  return weight > least && !work.isOver ? { fork, weight, at } : null;
}

function forkAt(steps: readonly Step[], at: number, work: Work): Fork {
  const step = steps[at]!;
  const opened = steps
    .slice(at + 1)
    .findLast(({ taken, before }) => taken.condition && wasDecided(step, taken.condition, before, work));
  return {
    turn_id: step.turn_id,
    choice: step.taken.text,
    deed: step.deed || null,
    opened: opened?.taken.text ?? null,
    ruled_out: step.ruled_out,
  };
}

/** Whether a condition that holds would fail without the effects of a step, and with those of any other. */
function wasDecided(step: Step, condition: Condition, state: SeenState, work: Work): boolean {
  const reads = readBy(condition);
  if (!work.allows(1) || !mayChange(step.effects, reads)) return false;
  const otherwise = without(step, state, work);
  if (!otherwise || !work.allows(reads.size) || holds(condition, otherwise)) return false;
  for (const effects of otherEffects(step)) {
    const after = withEffects(effects, otherwise, state, work);
    if (!after || !work.allows(reads.size) || holds(condition, after)) return false;
  }
  return true;
}

/** Whether a later scene showed another variant because of a step. */
const changesText = ({ scenes }: Walk, step: Step, work: Work): boolean =>
  step.effects.length > 0 &&
  scenes.slice(0, step.scenes_after).some((seen) => {
    if (!seen.node || !work.allows(1)) return false;
    const reads = readByVariants(seen.node);
    if (!mayChange(step.effects, reads)) return false;
    const otherwise = without(step, seen, work);
    return (
      otherwise !== null && work.allows(2 * reads.size) && toldVariant(seen.node, otherwise) !== seen.variant
    );
  });

/** The latest sentence of a scene that was told because of a step, and not otherwise; null if there is none. */
function toldBecauseOf(story: PlayStory, { scenes }: Walk, step: Step, work: Work): string | null {
  const others = otherEffects(step);
  if (step.effects.length === 0 && [...others].every((effects) => effects.length === 0)) return null;
  for (const seen of scenes.slice(0, step.scenes_after)) {
    if (work.isOver) return null;
    const texts = seen.node ? textsOtherwise(story, step, seen, others, work) : null;
    const sentence = texts && newSentence(seen.text, texts);
    if (sentence !== null) return sentence;
  }
  return null;
}

/** The texts of a scene as the other choices had left it; null if one is the same, or if it is too much work. */
function textsOtherwise(
  { graph }: PlayStory,
  step: Step,
  seen: SeenState,
  others: ReturnType<typeof otherEffects>,
  work: Work,
): string[] | null {
  const node = seen.node!;
  const { size } = readByVariants(node);
  const before = without(step, seen, work);
  if (!before || !work.allows(size)) return null;
  const texts: string[] = [];
  for (const effects of others) {
    const after = withEffects(effects, before, seen, work);
    if (!after || !work.allows(size)) return null;
    const variant = toldVariant(node, after);
    const written = node.variants[variant]?.text ?? node.text;
    const isPlain = !written.includes('{');
    if ((variant === seen.variant && isPlain) || !work.allows(2 * sizeOfText(written))) return null;
    texts.push(textOf(graph, node, after));
    if (texts.at(-1) === seen.text) return null;
  }
  const letters = texts.reduce((sum, text) => sum + text.length, seen.text.length);
  return work.allows(letters) ? texts : null;
}
