import { canRetry } from '@kathaloka/api';
import type { AuthoredStory } from '@kathaloka/contract/entities';
import {
  EditStoryScreen,
  type EditTab,
  paths,
  useAuthoringFailures,
  useAuthoringPagesWords,
  useEditStoryWords,
  useFormFailureText,
} from '@kathaloka/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { usePageTitle } from '../../../adapters/usePageTitle.ts';
import { SignedInOnly } from '../../../guards/SignedInOnly.tsx';
import { useSession } from '../../../session/useSession.ts';
import { useGetStorySourceQuery } from '../calls.ts';
import { useCoverPictures } from '../cover/useCoverPictures.ts';
import { type OpenKeptDraft, WithDraft } from '../drafts/WithDraft.tsx';
import { LeaveGuard } from '../leaving/LeaveGuard.tsx';
import { StructurePanel } from '../structure/StructurePanel.tsx';
import { useStoryLists } from '../useStoryLists.ts';
import { useEdits } from './useEdits.ts';
import { useSaving } from './useSaving.ts';

/** The form of a story, whose unsaved changes are found again whatever happens on the way. */
export function EditStoryRoute() {
  const { storyId = '' } = useParams();
  const words = useEditStoryWords();
  usePageTitle(words.title);
  return (
    <WithDraft place={storyId} loading={words.loading}>
      {(kept) => <SavedStory key={storyId} storyId={storyId} kept={kept} />}
    </WithDraft>
  );
}

interface SavedStoryProps {
  storyId: string;
  kept: OpenKeptDraft;
}

/** The story as it is saved. It stays on the page when the session expires. */
function SavedStory({ storyId, kept }: SavedStoryProps) {
  const { isSignedIn } = useSession();
  const navigate = useNavigate();
  const failures = useAuthoringFailures();
  const { failure } = useFormFailureText();
  const { data, error, refetch } = useGetStorySourceQuery({ params: { id: storyId } }, { skip: !isSignedIn });
  const [story, setStory] = useState(data);
  if (data && data !== story) setStory(data);

  if (story) return <EditedStory story={story} kept={kept} onReload={refetch} />;
  if (!isSignedIn) return <SignedInOnly />;
  return (
    <EditStoryScreen
      story={undefined}
      categories={[]}
      tags={[]}
      error={failure(error, failures.load)}
      onSave={() => {}}
      onLeave={() => void navigate(paths.creations)}
      {...(canRetry(error) && { onRetry: () => void refetch() })}
    />
  );
}

interface EditedStoryProps {
  story: AuthoredStory;
  kept: OpenKeptDraft;
  /** Reads the story again. */
  onReload: () => PromiseLike<unknown>;
}

function EditedStory({ story, kept }: EditedStoryProps) {
  const navigate = useNavigate();
  const [tab, setTab] = useState<EditTab>('story');
  const edits = useEdits(story, kept);
  const saving = useSaving(story, edits);
  const { categories, tags } = useStoryLists();
  const words = useAuthoringPagesWords().leaving;

  return (
    <>
      <LeaveGuard isUnsaved={edits.isChanged} text={words.editText} />
      <EditStoryScreen
        story={story}
        draft={edits.draft}
        draftState={kept.state}
        categories={categories}
        tags={tags}
        coverRoll={edits.roll}
        {...useCoverPictures(edits.roll)}
        tab={tab}
        onTabChange={setTab}
        structurePanel={
          <StructurePanel
            draft={edits.draft}
            onEdit={(changes) => edits.change({ draft: { ...edits.draft, ...changes } })}
          />
        }
        error={saving.error}
        isSaving={saving.isSaving}
        isSaved={saving.isSaved}
        onDraftChange={(draft) => edits.change({ draft })}
        onCoverRollChange={(roll) => edits.change({ roll })}
        onKeepMine={() => void edits.keepMine()}
        onTakeTheirs={() => void edits.takeTheirs()}
        onDiscard={() => void edits.discard()}
        onSave={(update) => void saving.save(update)}
        onLeave={() => void navigate(paths.creations)}
      />
    </>
  );
}
