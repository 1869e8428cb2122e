import type { GraphNode, StoryGraph } from '@kathaloka/story';

/** Scenes in the order in which a player may reach them; unreachable ones come last. */
export function scenesInOrder({ start, nodes }: StoryGraph): GraphNode[] {
  const names = new Set(nodes.has(start) ? [start] : []);
  for (const name of names) {
    for (const { target } of nodes.get(name)!.choices) if (nodes.has(target)) names.add(target);
  }
  for (const name of nodes.keys()) names.add(name);
  return [...names].map((name) => nodes.get(name)!);
}
