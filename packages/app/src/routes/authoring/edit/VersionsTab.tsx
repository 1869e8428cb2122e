import type { AuthoredStory } from '@kathaloka/contract/entities';
import { useAuthoringFailures, useFailureText, VersionsPanel } from '@kathaloka/ui';
import { useListStoryVersionsQuery, useRestoreStoryVersionMutation } from '../calls.ts';

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

interface VersionsTabProps {
  story: AuthoredStory;
  /** Called when an earlier version is the one that is worked on. */
  onRestored: (story: AuthoredStory) => void;
}

/** The published versions of a story. */
export function VersionsTab({ story, onRestored }: VersionsTabProps) {
  const failures = useAuthoringFailures();
  const { plainFailure } = useFailureText();
  const { data, error, refetch } = useListStoryVersionsQuery({ params: { id: story.id } });
  const [restoreVersion, restoring] = useRestoreStoryVersionMutation();

  async function restore(number: number): Promise<void> {
    const params = { id: story.id, number: String(number) };
    const answer = await restoreVersion({ params, body: { version: story.version } });
    if (answer.data) onRestored(answer.data);
  }

  const failed = error ? plainFailure(error, failures.load) : undefined;
  return (
    <VersionsPanel
      versions={data?.versions}
      current={story.published_version}
      hasUnpublishedChanges={story.has_unpublished_changes}
      restoring={restoring.isLoading ? Number(restoring.originalArgs?.params.number) : undefined}
      error={restoring.error ? plainFailure(restoring.error, failures.save) : failed}
      onRetry={error ? () => void refetch() : undefined}
      onRestore={(number) => void restore(number)}
      formatDate={(instant) => day.format(new Date(instant))}
    />
  );
}
