import type { StoryReach } from '../exploration/reachOfChoices.ts';
import type { StoryGraph } from '../graph.ts';
import { type Finding, finding } from './finding.ts';

/** Other findings that say the same of a choice, or of its whole scene. */
const SAME_FAULT: readonly Finding['kind'][] = [
  'choices alike',
  'false choice',
  'choice hidden',
  'unreadable condition',
  'unreadable effect',
];

/** Choices after which every word is the same as after an earlier one of their scene. A narrator tells their deeds. */
export function checkReach(
  { nodes }: StoryGraph,
  { choices }: StoryReach,
  known: readonly Finding[],
): Finding[] {
  const reported = known.filter(({ kind }) => SAME_FAULT.includes(kind));
  return choices.flatMap(({ node, choice, like }) => {
    const isReported = reported.some(
      (each) => each.node === node && (each.choice === null || each.choice === choice),
    );
    if (like === null || isReported) return [];
    const [one, other] = [choice, like].map((index) => nodes.get(node)!.choices[index]!);
    if (one!.deed.trim() !== other!.deed.trim()) return [];
    return [finding('choice unheard', { choice: one!.text, other: other!.text }, { node, choice })];
  });
}
