import type { ClosedWay } from '@kathaloka/contract/entities';
import type { Condition } from '../expressions/expression.ts';
import { holds } from '../state.ts';
import { leadsOn } from './offered.ts';
import { withEffects, without } from './otherwise.ts';
import type { PlayStory } from './playStory.ts';
import { mayChange, readBy } from './reads.ts';
import type { SeenState, Step } from './steps.ts';
import type { Work } from './work.ts';

/** The latest choice that was closed because of an earlier one. */
export function closedWay(story: PlayStory, steps: readonly Step[], work: Work): ClosedWay | null {
  for (let at = steps.length - 1; at >= 0 && !work.isOver; at -= 1) {
    const step = steps[at]!;
    for (const condition of closedConditions(story, step, work)) {
      const found = causeOf(condition, step.before, steps.slice(0, at), work);
      if (found) return { choice: step.taken.text, ...found };
    }
  }
  return null;
}

/** The conditions of a scene's closed choices. Skips choices with the same text or target as an open one. */
function closedConditions({ graph }: PlayStory, { before, open }: Step, work: Work): readonly Condition[] {
  const choices = before.node?.choices ?? [];
  if (!work.allows(choices.length * open.length)) return [];
  return choices.flatMap((choice) => {
    const { text, target, condition } = choice;
    const isLikeOpen = open.some((other) => other.text === text || other.target === target);
    return condition !== null && !isLikeOpen && leadsOn(graph, choice) ? [condition] : [];
  });
}

/** The latest earlier choice without which the condition would hold. */
function causeOf(
  condition: Condition,
  state: SeenState,
  before: readonly Step[],
  work: Work,
): Omit<ClosedWay, 'choice'> | undefined {
  const reads = readBy(condition);
  for (const step of before.toReversed()) {
    const { turn_id, open, taken, effects } = step;
    if (!work.allows(1 + effects.length)) return undefined;
    const others = open.filter((choice) => choice !== taken && mayChange(choice.effects, reads));
    if (others.length === 0 && !mayChange(effects, reads)) continue;
    const otherwise = without(step, state, work);
    if (!otherwise || !work.allows(reads.size)) return undefined;
    if (holds(condition, otherwise)) return { turn_id, because: taken.text, is_taken: true };
    const left = others.find((choice) => {
      const after = withEffects(choice.effects, otherwise, state, work);
      return after !== null && work.allows(reads.size) && holds(condition, after);
    });
    if (left) return { turn_id, because: left.text, is_taken: false };
  }
  return undefined;
}
