import { ReadersPanel, authoringFailuresWords, useWords, useFailureText } from '@kathaloka/ui';
import { useGetStoryInsightsQuery } from '../calls.ts';

/** What readers do with a story. */
export function ReadersTab({ storyId }: { storyId: string }) {
  const failures = useWords(authoringFailuresWords);
  const { plainFailure } = useFailureText();
  const { data, error, refetch } = useGetStoryInsightsQuery({ params: { id: storyId } });
  return (
    <ReadersPanel
      insights={data}
      error={error && plainFailure(error, failures.load)}
      onRetry={() => void refetch()}
    />
  );
}
