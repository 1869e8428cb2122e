import { type GraphNode, scenesAfter, type StoryGraph } from '../graph.ts';
import type { PlayState } from './playState.ts';
import type { PlayStory } from './playStory.ts';

export interface Ending {
  readonly scene: string;
  /** Null if neither the author nor the scene's name gives one. */
  readonly name: string | null;
}

/** The scenes without choices that are reachable from the start. */
export function endingsOf(graph: StoryGraph): readonly Ending[] {
  const { start, nodes } = graph;
  const reached = endingsFrom(graph, start);
  return [...nodes.values()]
    .filter(({ name }) => reached.has(name))
    .map((node) => ({ scene: node.name, name: endingName(node) }));
}

/** The prefix of an ending's scene name when the author gave no title: `end_dawn`. */
const PREFIX = /^(?:the\s+)?end(?:ing)?\b[\s-]*/iu;

/** The title of an ending, or the name from its scene: `end_dawn` is “Dawn”, and `end_2` has none. */
export function endingName({ name, title }: Pick<GraphNode, 'name' | 'title'>): string | null {
  if (title.trim()) return title.trim();
  const words = name.replaceAll('_', ' ').trim().replace(PREFIX, '').trim();
  if (!/\p{L}[\p{L}\p{M}]/u.test(words)) return null;
  const [first = ''] = words;
  return first.toUpperCase() + words.slice(first.length);
}

/** Whether a play has ended in a loss. */
export const isLostAt = ({ graph }: Pick<PlayStory, 'graph'>, { node }: Pick<PlayState, 'node'>): boolean =>
  node !== null && (graph.nodes.get(node)?.isLost ?? false);

const NONE: ReadonlySet<string> = new Set();
const known = new WeakMap<StoryGraph, ReadonlyMap<string, ReadonlySet<string>>>();

/** The endings reachable from a scene. Conditions are ignored, so none is missing. */
export function endingsFrom(graph: StoryGraph, scene: string): ReadonlySet<string> {
  const found = known.get(graph) ?? endingsByScene(graph);
  known.set(graph, found);
  return found.get(scene) ?? NONE;
}

function endingsByScene(graph: StoryGraph): ReadonlyMap<string, ReadonlySet<string>> {
  const { nodes } = graph;
  const before = new Map<string, string[]>();
  for (const node of nodes.values()) {
    for (const target of scenesAfter(graph, node)) {
      const scenes = before.get(target) ?? [];
      scenes.push(node.name);
      before.set(target, scenes);
    }
  }
  const found = new Map([...nodes.keys()].map((name) => [name, new Set<string>()]));
  for (const { name, choices } of nodes.values()) {
    if (choices.length > 0) continue;
    const waiting = [name];
    for (let scene = waiting.pop(); scene !== undefined; scene = waiting.pop()) {
      const endings = found.get(scene);
      if (!endings || endings.has(name)) continue;
      endings.add(name);
      waiting.push(...(before.get(scene) ?? []));
    }
  }
  return found;
}
