import type { AdminReviewsScreenProps } from '@kathaloka/ui';
import { useStoryChecks } from '../../authoring/structure/useStoryChecks.ts';
import { useGetStorySourceQuery, useGetStoryVersionQuery } from './calls.ts';

const NO_STORY = { story_structure: { start_node: '', nodes: {} } };

/** The scenes of a story under review, the published scenes, and the findings of the story checks. */
export function useReviewSource(storyId: string | undefined): AdminReviewsScreenProps['source'] {
  const { currentData } = useGetStorySourceQuery(
    { params: { id: storyId ?? '' } },
    { skip: storyId === undefined },
  );
  const number = currentData?.published_version ?? null;
  const { currentData: published } = useGetStoryVersionQuery(
    { params: { id: storyId ?? '', number: String(number) } },
    { skip: number === null || storyId === undefined },
  );
  const { findings, isChecking } = useStoryChecks(currentData ?? NO_STORY);
  if (!currentData) return undefined;
  return {
    structure: currentData.story_structure,
    before: number === null ? undefined : published?.content.story_structure,
    findings: isChecking ? undefined : findings,
  };
}
