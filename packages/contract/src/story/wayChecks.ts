import { type Exploration, explore, scenesLinked, type Situation } from './explore.ts';
import { type Finding, finding, quoted } from './finding.ts';
import { askedBy, type GraphNode, type StoryGraph, toldVariant } from './graph.ts';
import { printCondition } from './print.ts';
import { type WalkOptions, type WalkReport, walkStory } from './walks.ts';

/** Checks of the graph as a whole: unreachable scenes, and scenes without a way out. */
export function checkWays(graph: StoryGraph, walks: WalkOptions): Finding[] {
  if (graph.nodes.size === 0 && !graph.start) return [];
  if (!graph.nodes.has(graph.start)) return [missingStart(graph)];
  const exploration = explore(graph);
  const { situations } = exploration;
  const entered = new Set(situations.map(({ node }) => node.name));
  // without a way out, walks would only go in circles
  const hasWayOut = situations.some(({ way }) => way !== 'on');
  const report = walkStory(graph, hasWayOut ? walks : { ...walks, walks: 0 });
  return [
    ...unreachable(graph, entered),
    ...deadEnds(graph, situations, report),
    ...traps(situations),
    ...neverReached(report, entered),
    ...neverTold(exploration),
  ];
}

function missingStart({ start }: StoryGraph): Finding {
  const message = start
    ? `The story starts with the scene ${quoted(start)}, but there is no such scene.`
    : 'The story does not say with which scene it starts.';
  return finding('missing start', message);
}

function unreachable(graph: StoryGraph, entered: ReadonlySet<string>): Finding[] {
  const linked = scenesLinked(graph);
  return [...graph.nodes.keys()]
    .filter((name) => !entered.has(name))
    .map((node) =>
      finding(
        'unreachable scene',
        linked.has(node)
          ? 'No player can reach this scene: every path to it has a condition that never holds.'
          : 'No player can reach this scene: no path from the start leads to it.',
        { node },
      ),
    );
}

function deadEnds(
  { nodes }: StoryGraph,
  situations: readonly Situation[],
  { stuck: walkedInto }: WalkReport,
): Finding[] {
  const stuck = new Map<string, Situation>();
  for (const situation of situations) {
    if (situation.way === 'no choice' && !stuck.has(situation.node.name))
      stuck.set(situation.node.name, situation);
  }
  const seen = [...stuck.values()].map((situation) =>
    finding('dead end', `A player can come here and be offered no choice: ${exampleOf(situation)}.`, {
      node: situation.node.name,
    }),
  );
  // in a story too large to explore, the ones that walks found
  const walked = [...walkedInto.keys()]
    .filter((name) => !stuck.has(name) && nodes.get(name)!.choices.every(({ target }) => nodes.has(target)))
    .map((node) => finding('dead end', 'A player can come here and be offered no choice.', { node }));
  return [...seen, ...walked];
}

/** Such as `when oil is 0 and sign is not held`. */
function exampleOf({ node, state }: Situation): string {
  const { numbers, things } = askedBy({ ...node, variants: [] });
  const counted = [...numbers].map((name) => `${name} is ${state.numbers.get(name) ?? 0}`);
  const held = [...things].map((name) => `${name} is ${state.things.has(name) ? '' : 'not '}held`);
  return `when ${[...counted, ...held].join(' and ')}`;
}

/** One finding for each cycle, at the scene through which it is entered first. */
function traps(situations: readonly Situation[]): Finding[] {
  const trapped = situations.filter(({ isTrapped }) => isTrapped);
  const told = new Set<string>();
  return trapped.flatMap(({ node }) => {
    if (told.has(node.name)) return [];
    const knot = knotFrom(node.name, trapped);
    for (const name of knot) told.add(name);
    const size = knot.size === 1 ? 'this scene' : `${knot.size} scenes`;
    const message = `A player who comes here can no longer reach an ending: the choices go round in ${size}.`;
    return [finding('trap', message, { node: node.name })];
  });
}

function knotFrom(start: string, trapped: readonly Situation[]): Set<string> {
  const leads = new Map<string, Set<string>>();
  for (const { node } of trapped) {
    const targets = leads.get(node.name) ?? new Set<string>();
    for (const { target } of node.choices) targets.add(target);
    leads.set(node.name, targets);
  }
  const knot = new Set([start]);
  for (const name of knot) {
    for (const target of leads.get(name)!) if (leads.has(target)) knot.add(target);
  }
  return knot;
}

function neverReached({ endings, walks }: WalkReport, entered: ReadonlySet<string>): Finding[] {
  return [...endings]
    .filter(([node, times]) => times === 0 && entered.has(node))
    .map(([node]) =>
      finding(
        'ending never reached',
        `Of ${walks.toLocaleString('en')} random walks, none reached this ending.`,
        { node },
      ),
    );
}

/** Variants that no player ever reads: their condition never holds there, or an earlier one always holds as well. */
function neverTold({ situations, isExact }: Exploration): Finding[] {
  if (!isExact) return [];
  const told = new Map<GraphNode, Set<number>>();
  for (const { node, state } of situations) {
    if (!told.has(node)) told.set(node, new Set());
    told.get(node)!.add(toldVariant(node, state));
  }
  return [...told].flatMap(([node, which]) =>
    node.variants.flatMap(({ condition }, index) => {
      if (condition === null || which.has(index)) return [];
      const message = `No player reads the variant for ${quoted(printCondition(condition))}.`;
      return [finding('variant never told', message, { node: node.name })];
    }),
  );
}
