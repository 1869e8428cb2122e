import type { Exploration, StateSpace } from '../exploration/explore.ts';
import { carriedIn } from '../exploration/slots.ts';
import { changedKind, type Effect } from '../expressions/expression.ts';
import { printCheck, printEffects } from '../expressions/print.ts';
import { effectsIn, type GraphNode, scenesAfter, type StoryGraph, variablesReadBy } from '../graph.ts';
import type { PlayRules } from '../playRules.ts';
import { HEALTH } from '../state.ts';
import { type Finding, finding } from './finding.ts';

/** Checks of attempts, of health and of the time in a scene. */
export function checkAttempts(graph: StoryGraph, rules: PlayRules, { exact }: Exploration): Finding[] {
  return [
    ...(exact.isWhole ? decided(exact) : []),
    ...idleLosses(graph),
    ...endlessTurns(graph, rules),
    ...endlessHealth(graph, rules),
    ...tooManyThings(graph, rules),
  ];
}

/** Attempts that nobody fails at, or nobody succeeds at, wherever they are offered. */
function decided({ story, choices: { won, lost } }: StateSpace): Finding[] {
  return story.nodes.flatMap(({ node, firstId }) =>
    node.choices.flatMap(({ text, check }, choice) => {
      const id = firstId + choice;
      if (check === null || won[id] === lost[id]) return [];
      const always = won[id] === 1 ? ('won' as const) : ('lost' as const);
      return [
        finding(
          'attempt decided',
          { choice: text, check: printCheck(check), always },
          { node: node.name, choice },
        ),
      ];
    }),
  );
}

const idleLosses = ({ nodes }: StoryGraph): Finding[] =>
  [...nodes.values()].flatMap(({ name: node, choices }) =>
    choices.flatMap(({ text, lost }, choice) =>
      lost !== null && lost.text.trim() === '' && lost.effects.length === 0 && lost.target === ''
        ? [finding('loss without effect', { choice: text }, { node, choice })]
        : [],
    ),
  );

/** Scenes whose turns change what nothing asks for, and whose time does not end. */
function endlessTurns(graph: StoryGraph, { health_max }: PlayRules): Finding[] {
  const nodes = [...graph.nodes.values()];
  const timed = nodes.filter(({ eachTurn }) => eachTurn.length > 0);
  if (timed.length === 0) return [];
  const read = nodes.map(variablesReadBy);
  const isHeard = (effect: Effect): boolean => {
    if (effect.name === HEALTH) return health_max !== null && graph.lostAt !== null;
    const as = changedKind(effect) === 'number' ? 'numbers' : 'things';
    return read.some((names) => names[as].has(effect.name));
  };
  return timed
    .filter(({ timeOut, eachTurn }) => timeOut === null && !eachTurn.some(isHeard))
    .map(({ name: node, eachTurn }) =>
      finding('turns without end', { effect: printEffects(eachTurn) }, { node }),
    );
}

/** Health that can be used up, in a story without a scene for that. */
function endlessHealth(graph: StoryGraph, { health_max }: PlayRules): Finding[] {
  if (health_max === null || graph.lostAt !== null) return [];
  const hurting = [...graph.nodes.values()].filter((node) => lossOf(node, health_max) > 0);
  const [first] = hurting;
  const total = hurting.reduce((sum, node) => sum + lossOf(node, health_max), 0);
  const again = (node: GraphNode): boolean => node.eachTurn.length > 0 || isEnteredAgain(graph, node);
  if (!first || (total < health_max && !hurting.some(again))) return [];
  return [finding('health without end', { most: health_max }, { node: first.name })];
}

/** The most health that one effect of a scene takes. */
const lossOf = (node: GraphNode, most: number): number =>
  Math.max(
    0,
    ...effectsIn(node).map((effect) => {
      if (effect.name !== HEALTH) return 0;
      if (effect.kind === 'set') return most - effect.value;
      return effect.kind === 'add' ? -effect.amount : 0;
    }),
  );

/** Whether some chain of choices leads from a scene back to it. An attempt that stays can be made again. */
function isEnteredAgain(graph: StoryGraph, node: GraphNode): boolean {
  if (node.choices.some(({ target, lost }) => lost !== null && (target === '' || lost.target === '')))
    return true;
  const after = new Set(scenesAfter(graph, node));
  for (const name of after) {
    const next = graph.nodes.get(name);
    if (next) for (const target of scenesAfter(graph, next)) after.add(target);
  }
  return after.has(node.name);
}

function tooManyThings(graph: StoryGraph, rules: PlayRules): Finding[] {
  const { length: things } = carriedIn(graph, rules, [...graph.nodes.values()].flatMap(effectsIn));
  const { inventory_slots: slots } = rules;
  return things > slots ? [finding('hands full', { things, slots })] : [];
}
