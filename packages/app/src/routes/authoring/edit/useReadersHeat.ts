import type { AuthoredStory, StoryInsights, StoryStructure } from '@kathaloka/contract/entities';
import { choiceKey, type StructureTabProps } from '@kathaloka/ui';
import { useMemo } from 'react';
import { useGetStoryInsightsQuery } from '../calls.ts';

type Heat = NonNullable<StructureTabProps['heat']>;

/** The heat map of readers' choices, for the graph. Undefined until the story has been played. */
export function useReadersHeat(
  { id, published_version }: AuthoredStory,
  structure: StoryStructure,
): Heat | undefined {
  const { data } = useGetStoryInsightsQuery({ params: { id } }, { skip: published_version === null });
  return useMemo(
    () => (data && data.plays !== 0 ? readersHeat(data, structure) : undefined),
    [data, structure],
  );
}

/** The share of readers who reached each scene, and who took each choice. */
export function readersHeat({ readers, nodes, edges }: StoryInsights, structure: StoryStructure): Heat {
  const share = (some: number | null) => (some === null || !readers ? null : Math.min(1, some / readers));
  const along = new Map(
    edges.map(({ from, to, readers: some }) => [JSON.stringify([from, to]), share(some)]),
  );
  const choices = Object.entries(structure.nodes).flatMap(([scene, node]) =>
    node.choices.map(
      ({ target }, index) =>
        [choiceKey(scene, index), along.get(JSON.stringify([scene, target])) ?? null] as const,
    ),
  );
  return {
    of: 'readers',
    scenes: new Map(nodes.map(({ node, readers: some }) => [node, share(some)])),
    choices: new Map(choices),
  };
}
