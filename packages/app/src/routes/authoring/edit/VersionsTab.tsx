import type { AuthoredStory, StoryCreate } from '@kathaloka/contract/entities';
import { authoringFailuresWords, useWords, useFailureText, VersionsPanel } from '@kathaloka/ui';
import { useListStoryVersionsQuery, useRestoreStoryVersionMutation } from '../calls.ts';
import { ExportStory } from './ExportStory.tsx';

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

interface VersionsTabProps {
  story: AuthoredStory;
  /** The draft in the form. */
  draft: StoryCreate;
  /** Called when an earlier version has been restored. */
  onRestored: (story: AuthoredStory, number: number) => void;
}

/** The published versions of a story, and the story as a file. */
export function VersionsTab({ story, draft, onRestored }: VersionsTabProps) {
  const failures = useWords(authoringFailuresWords);
  const { plainFailure } = useFailureText();
  const { data, error, refetch } = useListStoryVersionsQuery({ params: { id: story.id } });
  const [restoreVersion, restoring] = useRestoreStoryVersionMutation();

  async function restore(number: number): Promise<void> {
    const params = { id: story.id, number: String(number) };
    const answer = await restoreVersion({ params, body: { version: story.version } });
    if (answer.data) onRestored(answer.data, number);
  }

  const failed = error ? plainFailure(error, failures.load) : undefined;
  return (
    <>
      <VersionsPanel
        versions={data?.versions}
        currentNumber={story.published_version}
        hasUnpublishedChanges={story.has_unpublished_changes}
        restoring={restoring.isLoading ? Number(restoring.originalArgs?.params.number) : undefined}
        error={restoring.error ? plainFailure(restoring.error, failures.save) : failed}
        onRetry={error ? () => void refetch() : undefined}
        onRestore={(number) => void restore(number)}
        formatDate={(instant) => day.format(new Date(instant))}
      />
      <ExportStory id={story.id} draft={draft} />
    </>
  );
}
