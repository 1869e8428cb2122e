import { type Finding, finding, quoted } from './finding.ts';
import type { GraphChoice, StoryGraph } from './graph.ts';
import { printCondition, printEffects } from './print.ts';

/** Checks of single choices, which need no traversal of the graph. */
export function checkChoices(graph: StoryGraph): Finding[] {
  return [...unreadable(graph), ...dangling(graph), ...alike(graph)];
}

function unreadable({ faults }: StoryGraph): Finding[] {
  return faults.map(({ node, choice, part, text, fault }) =>
    finding(
      `unreadable ${part}`,
      `The ${part} ${quoted(text)} cannot be read at character ${fault.at + 1}. ${fault.message}`,
      { node, ...(choice !== null && { choice }) },
    ),
  );
}

function dangling({ nodes }: StoryGraph): Finding[] {
  return [...nodes.values()].flatMap(({ name: node, choices }) =>
    choices.flatMap(({ text, target }, choice) => {
      if (nodes.has(target)) return [];
      const where = target ? `to ${quoted(target)}, and there is no such scene` : 'nowhere';
      return [finding('dangling target', `The choice ${quoted(text)} leads ${where}.`, { node, choice })];
    }),
  );
}

/** Choices of a scene with the same target, condition and effect. */
function alike({ nodes, faults }: StoryGraph): Finding[] {
  const unread = new Set(faults.map(({ node, choice }) => keyOf(node, choice)));
  return [...nodes.values()].flatMap(({ name: node, choices }) => {
    const first = new Map<string, GraphChoice>();
    return choices.flatMap((choice, index) => {
      if (unread.has(keyOf(node, index))) return [];
      const consequence = consequenceOf(choice);
      const twin = first.get(consequence);
      if (!twin) {
        first.set(consequence, choice);
        return [];
      }
      const message = `The choices ${quoted(twin.text)} and ${quoted(choice.text)} have the same consequence.`;
      return [finding('choices alike', message, { node, choice: index })];
    });
  });
}

function keyOf(node: string, choice: number | null): string {
  return `${choice} ${node}`;
}

function consequenceOf({ target, condition, effects, deed }: GraphChoice): string {
  return JSON.stringify([target, condition && printCondition(condition), printEffects(effects), deed.trim()]);
}
