import { canRetry } from '@kathaloka/api';
import { messages } from '@kathaloka/contract/errors';
import { StoryScreen } from '@kathaloka/ui';
import { useParams } from 'react-router-dom';
import { describeError } from '../../adapters/describeError.ts';
import { usePageTitle } from '../../adapters/usePageTitle.ts';
import { useGetStoryQuery } from '../../client.ts';

/** One story's own page, for a guest. */
export function StoryRoute() {
  const { storyId = '' } = useParams();
  const { currentData: story, error, refetch } = useGetStoryQuery(storyId);
  usePageTitle(story?.title);
  return (
    <StoryScreen
      story={story}
      error={error && !story ? describeError(error, messages.stories.detail) : undefined}
      onRetry={canRetry(error) ? () => void refetch() : undefined}
    />
  );
}
