import type { StoryStructure } from '@kathaloka/contract/entities';

/** A story of many scenes, two choices each: one goes on, one jumps ahead. */
export function manyScenes(count: number): StoryStructure {
  const name = (index: number) => `scene_${Math.min(index, count - 1)}`;
  const nodes = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [
      name(index),
      {
        text: `Scene ${index}: the river is as wide here as it was yesterday, and a boat waits at its bank.`,
        choices:
          index >= count - 3
            ? []
            : [
                { text: 'Row on', target: name(2 * index + 1 < count ? 2 * index + 1 : index + 1) },
                { text: 'Drift', target: name(2 * index + 2 < count ? 2 * index + 2 : index + 2) },
              ],
      },
    ]),
  );
  return { start_node: name(0), nodes };
}
