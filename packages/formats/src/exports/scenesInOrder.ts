import type { GraphNode, StoryGraph } from '@kathaloka/contract/story';

/** Scenes as a player may come to them, nearest to the start first; those that nobody reaches come last. */
export function scenesInOrder({ start, nodes }: StoryGraph): GraphNode[] {
  const names = new Set(nodes.has(start) ? [start] : []);
  for (const name of names) {
    for (const { target } of nodes.get(name)!.choices) if (nodes.has(target)) names.add(target);
  }
  for (const name of nodes.keys()) names.add(name);
  return [...names].map((name) => nodes.get(name)!);
}
