import type { Exploration, StateSpace } from '../exploration/explore.ts';
import { type Finding, finding } from './finding.ts';
import type { VariableKind } from '../findingKinds.ts';
import {
  nameSet,
  scenesAfter,
  variablesReadBy,
  type GraphChoice,
  type GraphNode,
  type GraphVariant,
  type StoryGraph,
} from '../graph.ts';
import { changedKind, type Effect } from '../expressions/expression.ts';
import { printCondition } from '../expressions/print.ts';
import { Bits, Reach } from '../exploration/reach.ts';

/** Conditions that never or always hold where they are evaluated. None if not all states could be explored. */
export function checkConditions(graph: StoryGraph, { exact }: Exploration): Finding[] {
  if (!exact.isWhole) return [];
  return [...neverOffered(exact), ...neverTold(graph, exact)];
}

function neverOffered({ story, choices: seen }: StateSpace): Finding[] {
  return story.nodes.flatMap(({ node, firstId }) =>
    node.choices.flatMap(({ text, condition }, index) => {
      const id = firstId + index;
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

/** Whether the choice spends what its condition requires: such a condition is useful even if every player can pay. */
function spends({ condition, effects }: GraphChoice): boolean {
  const { numbers, things } = variablesReadBy({ choices: [], variants: [{ condition, text: '' }] });
  return effects.some(
    (effect) =>
      ((effect.kind === 'lose' || effect.kind === 'give') && things.has(effect.name)) ||
      (effect.kind === 'add' && effect.amount < 0 && numbers.has(effect.name)) ||
      (effect.kind === 'set' && numbers.has(effect.name)),
  );
}

/** Variants that no player ever reads. */
function neverTold(graph: StoryGraph, { story, variants }: StateSpace): Finding[] {
  const isSetTooLate = lateSettings(graph);
  return [...variants].flatMap(([index, { held, told }]) => {
    const { node } = story.nodes[index]!;
    return node.variants.flatMap((each, variant) => {
      const { condition } = each;
      if (condition === null || told.has(variant)) return [];
      const because = held.has(variant) ? 'covered' : isSetTooLate(index, each) ? 'too late' : 'never';
      const params = { condition: printCondition(condition), because } as const;
      return [finding('variant never told', params, { node: node.name, variant })];
    });
  });
}

/** Whether a variant's condition depends on a variable that is set only on paths that never lead back to its scene. */
function lateSettings(graph: StoryGraph): (scene: number, variant: GraphVariant) => boolean {
  const all = [...graph.nodes.values()];
  const indexOf = new Map(all.map(({ name }, index) => [name, index]));
  const next = all.map((node) => scenesAfter(graph, node).flatMap((target) => indexOf.get(target) ?? []));
  const reach = new Reach(next, (scene) => scene, all.length);
  const targets = targetsBySetting(all);
  const after = { number: new Map<string, Bits>(), thing: new Map<string, Bits>() };
  const scenesBehind = (as: VariableKind, name: string): Bits => {
    const known = after[as].get(name);
    if (known) return known;
    const scenes = new Bits(all.length);
    for (const target of targets[as].get(name)!) {
      const scene = indexOf.get(target);
      if (scene !== undefined) scenes.addAll(reach.from(scene));
    }
    after[as].set(name, scenes);
    return scenes;
  };
  return (scene, variant) => {
    const { numbers, things } = variablesReadBy({ choices: [], variants: [variant] });
    const isLate = (as: VariableKind, name: string) =>
      targets[as].has(name) && !scenesBehind(as, name).has(scene);
    return (
      [...numbers].some((name) => isLate('number', name)) || [...things].some((name) => isLate('thing', name))
    );
  };
}

const settingsIn = ({ choices, eachTurn }: GraphNode): { target: string; effects: readonly Effect[] }[] => [
  ...choices.flatMap(({ target, effects, lost }) => [{ target, effects }, ...(lost === null ? [] : [lost])]),
  { target: '', effects: eachTurn },
];

/** For each variable, the targets of the choices that set it. */
function targetsBySetting(nodes: readonly GraphNode[]): Record<VariableKind, Map<string, Set<string>>> {
  const found = { number: new Map<string, Set<string>>(), thing: new Map<string, Set<string>>() };
  for (const node of nodes) {
    for (const { target, effects } of settingsIn(node)) {
      for (const effect of effects) {
        const name = nameSet(effect);
        if (name === null) continue;
        const targets = found[changedKind(effect)];
        targets.set(name, (targets.get(name) ?? new Set()).add(target || node.name));
      }
    }
  }
  return found;
}
