import { isRefusal } from '@kathaloka/api';
import type { AuthoredStory } from '@kathaloka/contract/entities';
import {
  AdminStoryFormScreen,
  type AdminStoryFormScreenProps,
  ConflictDialog,
  adminFormWords,
  useWords,
  useFormFailureText,
  useToast,
} from '@kathaloka/ui';
import { faultsOf } from '../../authoring/faultsOf.ts';
import { LeaveGuard } from '../../authoring/leaving/LeaveGuard.tsx';
import { CheckedGraph } from './CheckedGraph.tsx';
import { useFormSaving } from './useFormSaving.ts';
import { useRedirectAfterSave } from './useRedirectAfterSave.ts';

interface SavedFormProps extends Pick<
  AdminStoryFormScreenProps,
  'mode' | 'story' | 'categories' | 'tags' | 'aside' | 'error' | 'onRetry'
> {
  /** Called with the saved story if the form has changed again meanwhile. */
  onStoryChange: (story: AuthoredStory) => void;
  /** The message once everything is saved. */
  saved: string;
  /** The message if the story cannot be saved. */
  failed: Parameters<ReturnType<typeof useFormFailureText>['failure']>[1];
}

/** The form that saves a story, and then returns to the list of stories. */
export function SavedForm({ story, onStoryChange, saved, failed, error, ...screen }: SavedFormProps) {
  const words = useWords(adminFormWords);
  const showToast = useToast();
  const { failure } = useFormFailureText();
  const { isSaved, setSaved } = useRedirectAfterSave(saved);
  const saving = useFormSaving({
    story,
    onSaved: (next, isAll) => {
      if (isAll) return setSaved();
      showToast(words.savedMeanwhile);
      onStoryChange(next);
    },
  });
  const { conflict } = saving;
  const refused = isRefusal(saving.error, 'stale_version') ? undefined : failure(saving.error, failed);

  return (
    <>
      <LeaveGuard isUnsaved={saving.isChanged && !isSaved} text={words.leavingText} />
      <AdminStoryFormScreen
        {...screen}
        story={story}
        renderGraph={(graph) => <CheckedGraph {...graph} />}
        onDraftChange={saving.noteChange}
        onSubmit={(values) => void saving.save(values)}
        loading={saving.isLoading}
        error={error ?? refused}
        fieldErrors={faultsOf(saving.error)}
      />
      {conflict && (
        <ConflictDialog
          open
          onOpenChange={(open) => !open && saving.forgetConflict()}
          questions={conflict.questions}
          loading={saving.isLoading}
          onResolve={(decided) => void saving.resolve(decided)}
        />
      )}
    </>
  );
}
