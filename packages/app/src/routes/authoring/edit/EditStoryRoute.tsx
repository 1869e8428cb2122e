import { canRetry } from '@kathaloka/api';
import {
  EditStoryScreen,
  paths,
  authoringFailuresWords,
  useWords,
  editStoryWords,
  useFormFailureText,
} from '@kathaloka/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIdInAddress } from '../../../shell/useIdInAddress.ts';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { SignedInOnly } from '../../../session/SignedInOnly.tsx';
import { useSession } from '../../../session/useSession.ts';
import { useGetStorySourceQuery } from '../calls.ts';
import { type OpenStoredDraft, WithDraft } from '../drafts/WithDraft.tsx';
import { EditedStory } from './EditedStory.tsx';

/** The edit form of a story. Unsaved changes are stored as a draft, and restored on the next visit. */
export function EditStoryRoute() {
  const storyId = useIdInAddress();
  const words = useWords(editStoryWords);
  usePageTitle(words.title);
  return (
    <WithDraft place={storyId} loading={words.loading}>
      {(storedDraft) => <SavedStory key={storyId} storyId={storyId} storedDraft={storedDraft} />}
    </WithDraft>
  );
}

interface SavedStoryProps {
  storyId: string;
  storedDraft: OpenStoredDraft;
}

/** The saved story. It stays on the page when the session expires. */
function SavedStory({ storyId, storedDraft }: SavedStoryProps) {
  const { isSignedIn } = useSession();
  const navigate = useNavigate();
  const failures = useWords(authoringFailuresWords);
  const { failure } = useFormFailureText();
  const { data, error, refetch } = useGetStorySourceQuery({ params: { id: storyId } }, { skip: !isSignedIn });
  const [story, setStory] = useState(data);
  const [read, setRead] = useState(data);
  if (data && data !== read) {
    setRead(data);
    setStory(data);
  }

  if (story) return <EditedStory story={story} storedDraft={storedDraft} onSaved={setStory} />;
  if (!isSignedIn) return <SignedInOnly />;
  return (
    <EditStoryScreen
      story={undefined}
      categories={[]}
      tags={[]}
      error={failure(error, failures.load)}
      onSave={() => {}}
      onLeave={() => void navigate(paths.myStories)}
      {...(canRetry(error) && { onRetry: () => void refetch() })}
    />
  );
}
