import type { AuthoredStory, StoryCreate } from '@kathaloka/contract/entities';
import {
  authoringFailuresWords,
  RestorePointsPanel,
  useFailureText,
  useWords,
  VersionsPanel,
} from '@kathaloka/ui';
import {
  useListStoryVersionsQuery,
  useRestoreStoryPointMutation,
  useRestoreStoryVersionMutation,
} from '../calls.ts';
import { ExportStory } from './ExportStory.tsx';

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const formatDate = (instant: string) => day.format(new Date(instant));

interface VersionsTabProps {
  story: AuthoredStory;
  /** The draft in the form. */
  draft: StoryCreate;
  /** Called when an earlier version has been restored, with its number; null for a text that was never published. */
  onRestored: (story: AuthoredStory, number: number | null) => void;
}

/** The published versions of a story, what it was before changes by others, and the story as a file. */
export function VersionsTab({ story, draft, onRestored }: VersionsTabProps) {
  const failures = useWords(authoringFailuresWords);
  const { plainFailure } = useFailureText();
  const { data, error, refetch } = useListStoryVersionsQuery({ params: { id: story.id } });
  const [restoreVersion, restoring] = useRestoreStoryVersionMutation();
  const [restorePoint, puttingBack] = useRestoreStoryPointMutation();
  const request = (number: number) => ({
    params: { id: story.id, number: String(number) },
    body: { version: story.version },
  });

  async function restore(number: number): Promise<void> {
    const answer = await restoreVersion(request(number));
    if (answer.data) onRestored(answer.data, number);
  }

  async function putBack(number: number): Promise<void> {
    const answer = await restorePoint(request(number));
    if (answer.data) onRestored(answer.data, null);
  }

  const failed = error ? plainFailure(error, failures.load) : undefined;
  return (
    <>
      <VersionsPanel
        versions={data?.versions}
        currentNumber={story.published_version}
        hasUnpublishedChanges={story.has_unpublished_changes}
        restoring={numberIn(restoring)}
        error={restoring.error ? plainFailure(restoring.error, failures.save) : failed}
        onRetry={error ? () => void refetch() : undefined}
        onRestore={(number) => void restore(number)}
        formatDate={formatDate}
      />
      {data && data.restore_points.length > 0 && (
        <RestorePointsPanel
          points={data.restore_points}
          restoring={numberIn(puttingBack)}
          error={puttingBack.error && plainFailure(puttingBack.error, failures.save)}
          onRestore={(number) => void putBack(number)}
          formatDate={formatDate}
        />
      )}
      <ExportStory id={story.id} draft={draft} />
    </>
  );
}

interface Running {
  readonly isLoading: boolean;
  readonly originalArgs?: { readonly params: { readonly number: string } } | undefined;
}

/** The number that is being restored. */
const numberIn = ({ isLoading, originalArgs }: Running): number | undefined =>
  isLoading ? Number(originalArgs?.params.number) : undefined;
