import { hasCode } from '@kathaloka/api';
import {
  AdminStoryFormScreen,
  ConflictDialog,
  EditorsPresent,
  useAdminFailures,
  useAdminFormWords,
  useFormFailureText,
} from '@kathaloka/ui';
import { useState } from 'react';
import { useIdInAddress } from '../../../routing/useIdInAddress.ts';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { useGetStorySourceQuery } from '../../authoring/calls.ts';
import { LeaveGuard } from '../../authoring/leaving/LeaveGuard.tsx';
import { usePresence } from '../../authoring/edit/usePresence.ts';
import { useStoryLists } from '../../authoring/useStoryLists.ts';
import { CheckedGraph } from './CheckedGraph.tsx';
import { faultsOf } from './faultsOf.ts';
import { useFormSaving } from './useFormSaving.ts';
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
  const [isDirty, setIsDirty] = useState(false);
  const { save, resolve, conflict, forgetConflict, isLoading, error } = useFormSaving({
    storyId,
    refetch: source.refetch,
    onSaved: setSaved,
  });
  const editors = usePresence(storyId, null);
  const loadError = source.isFetching ? undefined : source.error;

  return (
    <>
      <LeaveGuard isUnsaved={isDirty && !isSaved} text={words.leavingText} />
      <AdminStoryFormScreen
        mode="edit"
        renderGraph={(graph) => <CheckedGraph {...graph} />}
        {...lists}
        aside={<EditorsPresent editors={editors} />}
        story={story}
        onChange={() => setIsDirty(true)}
        onSubmit={(values) => story && void save(values, story)}
        loading={isLoading}
        error={
          lists.error ??
          (story ? undefined : failure(loadError, failures.loadStory)) ??
          (hasCode(error, 'stale_version') ? undefined : failure(error, failures.updateStory))
        }
        fieldErrors={faultsOf(error)}
        onRetry={loadError ? () => void source.refetch() : lists.onRetry}
      />
      {conflict && (
        <ConflictDialog
          open
          onOpenChange={(open) => !open && forgetConflict()}
          questions={conflict.questions}
          loading={isLoading}
          onResolve={(decided) => void resolve(decided)}
        />
      )}
    </>
  );
}
