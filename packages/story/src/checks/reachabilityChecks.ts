import {
  type Exploration,
  variableValues,
  scenesLinked,
  type StateSpace,
  trappedIn,
} from '../exploration/explore.ts';
import { type Finding, finding } from './finding.ts';
import { scenesAfter, type StoryGraph } from '../graph.ts';
import { Bits, Reach } from '../exploration/reach.ts';
import { leadsOn } from '../play/offered.ts';
import type { WalkReport } from '../exploration/walks.ts';

/** Checks of the graph as a whole: unreachable scenes, and scenes without a way out. */
export function checkReachability(graph: StoryGraph, { exact, whole }: Exploration): Finding[] {
  if (graph.nodes.size === 0 && !graph.start) return [];
  if (!graph.nodes.has(graph.start)) return [finding('missing start', { start: graph.start })];
  return [
    ...unreachable(graph, scenesEntered(whole)),
    ...deadEnds(exact),
    ...traps(graph, whole),
    ...(exact.isWhole ? [] : [finding('not proved', { because: 'states', walks: 0 })]),
  ];
}

/** Findings of random walks: dead ends in a story that is too large to explore, and endings that are hard to find. */
export function checkWalks(
  graph: StoryGraph,
  { exact, whole }: Exploration,
  report: WalkReport,
  walks: number,
): Finding[] {
  const reported = new Set(deadEnds(exact).map(({ node }) => node));
  const stuck = [...report.stuck.keys()]
    .filter((name) => !reported.has(name) && isLinkedThroughout(graph, name))
    .map((node) => finding('dead end', { state: [] }, { node }));
  const missed = neverReached(report, scenesEntered(whole));
  // too few walks to conclude that an ending is never reached
  if (report.walks < walks && report.walks > 0)
    return missed.length > 0
      ? [...stuck, finding('not proved', { because: 'walks', walks: report.walks })]
      : stuck;
  return [...stuck, ...missed];
}

function isLinkedThroughout({ nodes }: StoryGraph, name: string): boolean {
  return nodes.get(name)!.choices.every((choice) => leadsOn({ nodes }, choice));
}

/** The scenes of all situations. */
export function scenesEntered({ story, situations }: StateSpace): ReadonlySet<string> {
  const entered = new Set<number>();
  for (let at = 0; at < situations.count; at += 1) entered.add(situations.nodeOf(at));
  return new Set([...entered].map((index) => story.nodes[index]!.node.name));
}

function unreachable(graph: StoryGraph, entered: ReadonlySet<string>): Finding[] {
  const linked = scenesLinked(graph);
  return [...graph.nodes.keys()]
    .filter((name) => !entered.has(name))
    .map((node) => finding('unreachable scene', { isLinked: linked.has(node) }, { node }));
}

/** One finding for each scene, with the first situation in which nothing is offered. */
function deadEnds(space: StateSpace): Finding[] {
  const { story, situations, kinds } = space;
  const stuck = new Map<number, number>();
  kinds.forEach((kind, situation) => {
    const node = situations.nodeOf(situation);
    if (kind === 'no choice' && !stuck.has(node)) stuck.set(node, situation);
  });
  return [...stuck].map(([index, situation]) =>
    finding('dead end', { state: variableValues(space, situation) }, { node: story.nodes[index]!.node.name }),
  );
}

/** One finding for each cycle, at the scene by which players first enter it. */
function traps(graph: StoryGraph, space: StateSpace): Finding[] {
  const { story, situations, next } = space;
  const trapped = trappedIn(space);
  const endless = scenesWithoutExit(graph);
  const reach = new Reach(next, (situation) => situations.nodeOf(situation), story.nodes.length);
  const reported = new Bits(story.nodes.length);
  const found: Finding[] = [];
  for (let at = 0; at < trapped.length; at += 1) {
    const index = situations.nodeOf(at);
    if (trapped[at] === 0 || reported.has(index)) continue;
    const scenes = reach.from(at);
    reported.addAll(scenes);
    const { name } = story.nodes[index]!.node;
    const kind = endless.has(name) ? 'loop without exit' : 'trap';
    found.push(finding(kind, { scenes: scenes.size }, { node: name }));
  }
  return found;
}

/** Scenes from which no chain of choices leads to an ending, ignoring conditions. */
function scenesWithoutExit(graph: StoryGraph): ReadonlySet<string> {
  const { nodes } = graph;
  const before = new Map([...nodes.keys()].map((name): [string, string[]] => [name, []]));
  const open: string[] = [];
  for (const node of nodes.values()) {
    const isLinked = node.choices.length > 0 && node.choices.every((choice) => leadsOn(graph, choice));
    if (!isLinked) open.push(node.name);
    else for (const target of scenesAfter(graph, node)) before.get(target)?.push(node.name);
  }
  const free = new Set(open);
  for (const name of free) for (const each of before.get(name)!) free.add(each);
  return new Set([...nodes.keys()].filter((name) => !free.has(name)));
}

function neverReached({ endings, walks }: WalkReport, entered: ReadonlySet<string>): Finding[] {
  return [...endings]
    .filter(([node, times]) => times === 0 && entered.has(node))
    .map(([node]) => finding('ending never reached', { walks }, { node }));
}
