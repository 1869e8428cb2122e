import type { StoryStructure } from '@kathaloka/contract/entities';

export type Way = string | { target: string; condition?: string; effect?: string; deed?: string };

/** A story from an adjacency list: `{ a: ['b', 'c'], b: [], c: [] }`. It starts with the first scene. */
export function ways(scenes: Record<string, readonly Way[]>): StoryStructure {
  const nodes = Object.entries(scenes).map(([name, choices]) => [
    name,
    {
      text: `This is ${name}.`,
      choices: choices.map((way, at) => ({
        text: `Way ${at + 1}`,
        ...(typeof way === 'string' ? { target: way } : way),
      })),
    },
  ]);
  return {
    start_node: Object.keys(scenes)[0] ?? '',
    nodes: Object.fromEntries(nodes) as StoryStructure['nodes'],
  };
}
