import { type GraphNode, metIn, type StoryGraph, variablesReadBy } from '@kathaloka/story';
import { wordCount } from './words.ts';

/** The size of a story's graph. */
export interface GraphShape {
  readonly variants: number;
  /** The number of words in the shortest scene, and in the longest. */
  readonly shortest: number;
  readonly longest: number;
  /** The names that only one scene reads, except for those of people whom the reader has met. */
  readonly askedOnce: readonly string[];
}

export function shapeOf({ nodes }: Pick<StoryGraph, 'nodes'>): GraphShape {
  const scenes = [...nodes.values()];
  const lengths = scenes.map(({ text }) => wordCount(text));
  return {
    variants: scenes.reduce((sum, { variants }) => sum + variants.length, 0),
    shortest: Math.min(...lengths),
    longest: Math.max(...lengths),
    askedOnce: askedOnce(scenes),
  };
}

function askedOnce(scenes: readonly GraphNode[]): string[] {
  const asking = new Map<string, number>();
  for (const scene of scenes) {
    for (const name of namesAskedBy(scene)) asking.set(name, (asking.get(name) ?? 0) + 1);
  }
  return [...asking].filter(([name, count]) => count === 1 && metIn(name) === null).map(([name]) => name);
}

function namesAskedBy(scene: GraphNode): ReadonlySet<string> {
  const { numbers, things } = variablesReadBy(scene);
  return new Set([...numbers, ...things]);
}
