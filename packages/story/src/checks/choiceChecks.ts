import { meantName } from './meantName.ts';
import { type Finding, finding } from './finding.ts';
import { hiddenChoices } from './hiddenChoices.ts';
import type { GraphChoice, GraphNode, StoryGraph } from '../graph.ts';
import { printCheck, printCondition, printEffects } from '../expressions/print.ts';

/** Checks of single choices, which need no traversal of the graph. */
export function checkChoices(graph: StoryGraph): Finding[] {
  return [...unreadable(graph), ...dangling(graph), ...hidden(graph), ...alike(graph)];
}

function unreadable({ faults }: StoryGraph): Finding[] {
  return faults.map(({ node, choice, variant, part, text, fault }) =>
    finding(
      part === 'condition' || part === 'check' ? 'unreadable condition' : 'unreadable effect',
      { text, at: fault.at + 1, because: fault.message },
      { node, ...(choice !== null && { choice }), ...(variant !== null && { variant }) },
    ),
  );
}

function danglingTo(
  params: { readonly choice: string; readonly target: string; readonly isLoss?: true },
  names: Iterable<string>,
  place: { readonly node: string; readonly choice: number },
): Finding {
  const meant = meantName(params.target, names);
  return finding('dangling target', { ...params, ...(meant && { meant }) }, place);
}

const isStay = (target: string, { check }: GraphChoice): boolean => check !== null && target === '';

function dangling({ nodes }: StoryGraph): Finding[] {
  return [...nodes.values()].flatMap(({ name: node, choices }) =>
    choices.flatMap((choice, index) => {
      const { text, target, lost } = choice;
      const ways = [{ target }, ...(lost === null ? [] : [{ target: lost.target, isLoss: true as const }])];
      return ways
        .filter((way) => !nodes.has(way.target) && !isStay(way.target, choice))
        .map((way) => danglingTo({ choice: text, ...way }, nodes.keys(), { node, choice: index }));
    }),
  );
}

/** Choices that no player can take. A choice is not hidden by one whose condition cannot be parsed. */
function hidden({ nodes, faults }: StoryGraph): Finding[] {
  const unread = new Set(faults.map(({ node, choice }) => keyOf(node, choice)));
  return [...nodes.values()].flatMap(({ name: node, choices }) => {
    const read = choices.map((choice, index) => (unread.has(keyOf(node, index)) ? null : choice));
    return [...hiddenChoices(read).keys()].map((choice) =>
      finding('choice hidden', { choice: choices[choice]!.text }, { node, choice }),
    );
  });
}

/** Choices of a scene with the same target, condition and effect. */
function alike({ nodes, faults }: StoryGraph): Finding[] {
  const unread = new Set(faults.map(({ node, choice }) => keyOf(node, choice)));
  return [...nodes.values()].flatMap((scene) => {
    const { name: node, choices } = scene;
    if (nodes.has(choices[0]?.target ?? '') && isFalse(scene, (index) => unread.has(keyOf(node, index))))
      return [finding('false choice', { choices: choices.length, target: choices[0]!.target }, { node })];
    const first = new Map<string, GraphChoice>();
    return choices.flatMap((choice, index) => {
      if (unread.has(keyOf(node, index))) return [];
      const consequence = consequenceOf(choice);
      const twin = first.get(consequence);
      if (!twin) {
        first.set(consequence, choice);
        return [];
      }
      // a twin with the same text is reported as hidden
      if (twin.text === choice.text) return [];
      return [finding('choices alike', { choice: choice.text, other: twin.text }, { node, choice: index })];
    });
  });
}

/** Whether all of these choices lead to the same scene and change nothing else. */
function isFalse({ choices }: GraphNode, isUnread: (index: number) => boolean): boolean {
  const [first] = choices;
  return (
    choices.length > 1 &&
    choices.every(
      ({ target, effects, deed, ask, check }, index) =>
        target === first!.target &&
        check === null &&
        effects.length === 0 &&
        deed.trim() === '' &&
        ask === '' &&
        !isUnread(index),
    ) &&
    // choices with different texts and the same target are fine if each has a condition
    choices.some(({ condition }) => condition === null)
  );
}

function keyOf(node: string, choice: number | null): string {
  return `${choice} ${node}`;
}

function consequenceOf({ target, condition, effects, deed, ask, check, won, lost }: GraphChoice): string {
  const met = condition && printCondition(condition);
  const failed = lost && [lost.text, printEffects(lost.effects), lost.target];
  const attempt = check && [printCheck(check), won, failed];
  return JSON.stringify([target, met, printEffects(effects), deed.trim(), ask, attempt]);
}
