import { hasCode } from '@kathaloka/api';
import {
  AdminStoryFormScreen,
  type AdminStoryValues,
  useAdminFailures,
  useAdminFormWords,
  useFormFailureText,
} from '@kathaloka/ui';
import { useState } from 'react';
import { useIdInAddress } from '../../../routing/useIdInAddress.ts';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { useGetStorySourceQuery, useUpdateStoryMutation } from '../../authoring/calls.ts';
import { LeaveGuard } from '../../authoring/leaving/LeaveGuard.tsx';
import { useStoryLists } from '../../authoring/useStoryLists.ts';
import { asBody } from './asBody.ts';
import { CheckedGraph } from './CheckedGraph.tsx';
import { faultsOf } from './faultsOf.ts';
import { useFormLists } from './useFormLists.ts';
import { useRedirectAfterSave } from './useRedirectAfterSave.ts';

/** `/admin/stories/edit/{storyId}` */
export function AdminEditStoryRoute() {
  const storyId = useIdInAddress();
  return <EditedStory key={storyId} storyId={storyId} />;
}

function EditedStory({ storyId }: { storyId: string }) {
  const words = useAdminFormWords();
  usePageTitle(words.editTitle);
  const failures = useAdminFailures();
  const { failure } = useFormFailureText();
  const { isSaved, setSaved } = useRedirectAfterSave(words.saved);
  const lists = useFormLists(useStoryLists());
  const source = useGetStorySourceQuery({ params: { id: storyId } });
  // a refetch does not replace the story that is being edited
  const [story, setStory] = useState(source.data);
  if (source.data && !story) setStory(source.data);
  const [update, { isLoading, error, reset }] = useUpdateStoryMutation();
  const [sent, setSent] = useState<AdminStoryValues>();
  const [isDirty, setIsDirty] = useState(false);
  const conflict = hasCode(error, 'stale_version') ? error : undefined;
  const loadError = source.isFetching ? undefined : source.error;

  async function save(values: AdminStoryValues, version: number | undefined): Promise<void> {
    setSent(values);
    const answer = await update({
      params: { id: storyId },
      body: { ...asBody(values), ...(version !== undefined && { version }) },
    });
    if (!answer.error) setSaved();
  }

  async function reloadStory(): Promise<void> {
    const { data } = await source.refetch();
    if (!data) return;
    reset();
    setIsDirty(false);
    setStory(data);
  }

  return (
    <>
      <LeaveGuard isUnsaved={isDirty && !isSaved} text={words.leavingText} />
      <AdminStoryFormScreen
        mode="edit"
        renderGraph={(graph) => <CheckedGraph {...graph} />}
        {...lists}
        story={story}
        onChange={() => setIsDirty(true)}
        onSubmit={(values) => void save(values, story?.version)}
        loading={isLoading}
        error={
          lists.error ??
          (story ? undefined : failure(loadError, failures.loadStory)) ??
          (conflict ? undefined : failure(error, failures.updateStory))
        }
        fieldErrors={faultsOf(error)}
        conflict={
          conflict && {
            conflicts: conflict.conflicts,
            onKeepMine: () => sent && void save(sent, conflict.version),
            onTakeTheirs: () => void reloadStory(),
          }
        }
        onRetry={loadError ? () => void source.refetch() : lists.onRetry}
      />
    </>
  );
}
