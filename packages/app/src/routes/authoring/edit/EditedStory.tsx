import type { AuthoredStory, StoryCreate } from '@kathaloka/contract/entities';
import { withCountedNumbers } from '@kathaloka/story/editing';
import {
  EditStoryScreen,
  type EditTab,
  paths,
  PublishDialog,
  authoringPagesWords,
  useWords,
} from '@kathaloka/ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDrawnCover } from '../cover/useDrawnCover.ts';
import type { OpenStoredDraft } from '../drafts/WithDraft.tsx';
import { LeaveGuard } from '../leaving/LeaveGuard.tsx';
import { StructurePanel } from '../structure/StructurePanel.tsx';
import { useUnfinishedJson } from '../structure/useUnfinishedJson.ts';
import { useStoryLists } from '../useStoryLists.ts';
import { ReadersTab } from './ReadersTab.tsx';
import { BesideTheForm } from './BesideTheForm.tsx';
import { SavingConflict } from './SavingConflict.tsx';
import { isJustCreated } from './isJustCreated.ts';
import { useEdits } from './useEdits.ts';
import { usePresence } from './usePresence.ts';
import { TranslationTab } from './TranslationTab.tsx';
import { usePublishing } from './usePublishing.ts';
import { useReadersHeat } from './useReadersHeat.ts';
import { useSaving } from './useSaving.ts';
import { VersionsTab } from './VersionsTab.tsx';

interface EditedStoryProps {
  story: AuthoredStory;
  storedDraft: OpenStoredDraft;
  onSaved: (story: AuthoredStory) => void;
}

/** The edit form of a story that has loaded. */
export function EditedStory({ story, storedDraft, onSaved }: EditedStoryProps) {
  const navigate = useNavigate();
  const { leaving, createdMeanwhile } = useWords(authoringPagesWords);
  const isNew = isJustCreated(useLocation().state);
  const json = useUnfinishedJson();
  const edits = useEdits(story, storedDraft);
  const { draft, roll, isChanged, change } = edits;
  const saving = useSaving({ story, edits, onSaved });
  const publishing = usePublishing({ story, saveChanges: async () => !isChanged || saving.send() });
  const { tab, setTab, shown, goTo } = useTabs(publishing.close);
  const { visit, pick } = useVisit(story.id, tab);
  const { categories, tags } = useStoryLists();
  const editDraft = (changes: Partial<StoryCreate>) =>
    change({ draft: withCountedNumbers(draft, { ...draft, ...changes }) });
  const cover = useDrawnCover({ draft, roll, onEdit: editDraft });
  const heat = useReadersHeat(story, draft.story_structure);
  const structure = { heat, shown, draftState: storedDraft.state, onSceneChange: pick, ...json };

  function showRestored(restored: AuthoredStory, number: number | null): void {
    edits.restore(restored);
    publishing.showRestored(number);
    onSaved(restored);
  }

  return (
    <>
      <LeaveGuard isUnsaved={isChanged} text={leaving.editText} unfinishedJson={json.unfinishedJson} />
      <EditStoryScreen
        story={story}
        draft={draft}
        saved={edits.saved}
        aside={<BesideTheForm draft={draft} edits={edits} isGone={saving.isGone} {...visit} onGoTo={goTo} />}
        draftState={storedDraft.state}
        categories={categories}
        tags={tags}
        coverRoll={roll}
        {...cover}
        tab={tab}
        onTabChange={setTab}
        structurePanel={<StructurePanel storyId={story.id} draft={draft} onEdit={editDraft} {...structure} />}
        translationPanel={<TranslationTab draft={draft} onEdit={editDraft} />}
        versionsPanel={<VersionsTab story={story} draft={draft} onRestored={showRestored} />}
        readersPanel={<ReadersTab storyId={story.id} />}
        error={saving.error}
        fieldErrors={saving.fieldErrors}
        notice={publishing.notice ?? (isNew && isChanged && createdMeanwhile)}
        isSaving={saving.isSaving}
        isSaved={saving.isSaved}
        onDraftChange={(next) => change({ draft: next })}
        onCoverRollChange={(next) => change({ roll: next })}
        onPublish={publishing.open}
        onKeepMine={() => void edits.keepLocal()}
        onTakeTheirs={() => void edits.takeServer()}
        onDiscard={() => void edits.discard()}
        onSave={() => void saving.save()}
        onLeave={() => void navigate(paths.myStories)}
      />
      <PublishDialog {...publishing.dialog} onSelect={goTo} />
      <SavingConflict saving={saving} />
    </>
  );
}

/** The other editors of the story; tells them which scene this page edits. */
function useVisit(id: string, tab: EditTab) {
  const [picked, pick] = useState<string | null>(null);
  const scene = tab === 'structure' ? picked : null;
  const editors = usePresence(id, scene);
  return { visit: { editors, scene }, pick };
}

/** The open tab, and the scene to show in it. `onGo` is called before a scene is shown. */
function useTabs(onGo: () => void) {
  const { search } = useLocation();
  // the notice of a change on My Stories leads to what the story was before
  const isOfVersions = new URLSearchParams(search).get('tab') === 'versions';
  const [tab, setTab] = useState<EditTab>(isOfVersions ? 'versions' : 'story');
  const [shown, setShown] = useState<{ name: string; visit: number }>();
  return {
    tab,
    setTab,
    shown,
    goTo: (name: string): void => {
      onGo();
      setTab('structure');
      setShown((before) => ({ name, visit: (before?.visit ?? 0) + 1 }));
    },
  };
}
