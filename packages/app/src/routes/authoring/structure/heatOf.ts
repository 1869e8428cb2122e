import type { WalkFigures } from '@kathaloka/story';
import type { StructureTabProps } from '@kathaloka/ui';

type Heat = NonNullable<StructureTabProps['heat']>;

/** The share of the random walks that reached each scene. */
export function heatOf({ walks, visits }: WalkFigures): Heat {
  return {
    of: 'walks',
    scenes: new Map(visits.map(([scene, times]) => [scene, walks === 0 ? 0 : Math.min(1, times / walks)])),
    choices: new Map(),
  };
}
