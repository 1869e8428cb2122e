import type { Exploration, Space } from './explore.ts';
import { type Finding, finding } from './finding.ts';
import { variablesReadBy, type GraphChoice, type GraphNode, type StoryGraph } from './graph.ts';
import { printCondition } from './print.ts';

/** Conditions that never or always hold where they are evaluated. States that could not be explored give no finding. */
export function checkConditions(graph: StoryGraph, { exact }: Exploration): Finding[] {
  if (!exact.isWhole) return [];
  return [...neverOffered(exact), ...neverTold(graph, exact)];
}

function neverOffered({ story, choices: seen }: Space): Finding[] {
  return story.nodes.flatMap(({ node, choices }) =>
    choices.flatMap(({ id }, index) => {
      const { text, condition } = node.choices[index]!;
      const isVisited = seen.held[id] === 1 || seen.failed[id] === 1;
      if (!condition || !isVisited || (seen.held[id] === 1 && seen.failed[id] === 1)) return [];
      const isAlways = seen.held[id] === 1;
      if (isAlways && spends(node.choices[index]!)) return [];
      const kind = isAlways ? 'condition always true' : 'condition never true';
      const params = { choice: text, condition: printCondition(condition) };
      return [finding(kind, params, { node: node.name, choice: index })];
    }),
  );
}

/** Whether the choice spends what its condition requires: such a condition is useful even if everybody can pay. */
function spends({ condition, effects }: GraphChoice): boolean {
  const { numbers, things } = variablesReadBy({ choices: [], variants: [{ condition, text: '' }] });
  return effects.some(
    (effect) =>
      (effect.kind === 'lose' && things.has(effect.name)) ||
      (effect.kind === 'add' && effect.amount < 0 && numbers.has(effect.name)),
  );
}

/** Variants that no player ever reads. */
function neverTold(graph: StoryGraph, { story, variants }: Space): Finding[] {
  const leadsTo = followers(graph);
  return [...variants].flatMap(([index, { held, told }]) => {
    const { node } = story.nodes[index]!;
    return node.variants.flatMap(({ condition }, variant) => {
      if (condition === null || told.has(variant)) return [];
      const isLate = () => isSetTooLate(graph, node, variant, leadsTo);
      const because = held.has(variant) ? 'covered' : isLate() ? 'too late' : 'never';
      const params = { condition: printCondition(condition), because } as const;
      return [finding('variant never told', params, { node: node.name, variant })];
    });
  });
}

/** Whether something that the variant requires is set, but only on paths that never lead back to the scene. */
function isSetTooLate(
  { nodes }: StoryGraph,
  node: GraphNode,
  variant: number,
  leadsTo: (from: string) => ReadonlySet<string>,
): boolean {
  const { numbers, things } = variablesReadBy({ choices: [], variants: [node.variants[variant]!] });
  const all = [...nodes.values()].flatMap(({ choices }) => choices);
  const isLate = (name: string, isNumber: boolean): boolean => {
    const setters = all.filter(({ effects }) =>
      effects.some(
        (effect) => effect.name === name && (effect.kind === 'add') === isNumber && effect.kind !== 'lose',
      ),
    );
    return setters.length > 0 && setters.every(({ target }) => !leadsTo(target).has(node.name));
  };
  return [...numbers].some((name) => isLate(name, true)) || [...things].some((name) => isLate(name, false));
}

/** The scenes reachable from one, itself included; cached. */
function followers({ nodes }: StoryGraph): (from: string) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>();
  return (from) => {
    const reached = known.get(from) ?? new Set<string>(nodes.has(from) ? [from] : []);
    if (!known.has(from)) {
      const growing = reached as Set<string>;
      for (const name of growing) {
        for (const { target } of nodes.get(name)!.choices) if (nodes.has(target)) growing.add(target);
      }
      known.set(from, reached);
    }
    return reached;
  };
}
