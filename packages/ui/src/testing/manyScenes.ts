import type { StoryStructure } from '@kathaloka/contract/entities';
import type { Point } from '../patterns/GraphCanvas/layout/layout.ts';

/** A story of many scenes with two choices each: one leads on, one jumps ahead. */
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

/** The places of these scenes, ten in a row: about as wide and high as a canvas. */
export const inRows = (count: number): ReadonlyMap<string, Point> =>
  new Map(
    Array.from({ length: count }, (_, index) => [
      `scene_${index}`,
      { x: (index % 10) * 300, y: Math.floor(index / 10) * 260 },
    ]),
  );
