import {
  EditorsPresent,
  adminFailuresWords,
  useWords,
  adminFormWords,
  useFormFailureText,
} from '@kathaloka/ui';
import { useState } from 'react';
import { useIdInAddress } from '../../../shell/useIdInAddress.ts';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { useGetStorySourceQuery } from '../../authoring/calls.ts';
import { usePresence } from '../../authoring/edit/usePresence.ts';
import { useStoryLists } from '../../authoring/useStoryLists.ts';
import { SavedForm } from './SavedForm.tsx';
import { useFormLists } from './useFormLists.ts';

/** `/admin/stories/edit/{storyId}` */
export function AdminEditStoryRoute() {
  const storyId = useIdInAddress();
  return <EditedStory key={storyId} storyId={storyId} />;
}

function EditedStory({ storyId }: { storyId: string }) {
  const words = useWords(adminFormWords);
  usePageTitle(words.editTitle);
  const failures = useWords(adminFailuresWords);
  const { failure } = useFormFailureText();
  const lists = useFormLists(useStoryLists());
  const source = useGetStorySourceQuery({ params: { id: storyId } });
  // a refetch does not replace the story while it is edited
  const [story, setStory] = useState(source.data);
  if (source.data && !story) setStory(source.data);
  const loadError = story || source.isFetching ? undefined : source.error;

  return (
    <SavedForm
      mode="edit"
      {...lists}
      aside={<EditorsPresent editors={usePresence(storyId, null)} />}
      story={story}
      onStoryChange={setStory}
      saved={words.saved}
      failed={failures.updateStory}
      error={lists.error ?? failure(loadError, failures.loadStory)}
      onRetry={loadError ? () => void source.refetch() : lists.onRetry}
    />
  );
}
