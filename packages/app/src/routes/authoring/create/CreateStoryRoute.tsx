import type { StoryCreate } from '@kathaloka/contract/entities';
import { type CoverRoll, CreateStoryScreen, keywordsOf, authoringWords, useWords } from '@kathaloka/ui';
import { useState } from 'react';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { useDrawnCover } from '../cover/useDrawnCover.ts';
import { type OpenStoredDraft, WithDraft } from '../drafts/WithDraft.tsx';
import { LeaveGuard } from '../leaving/LeaveGuard.tsx';
import { StructurePanel } from '../structure/StructurePanel.tsx';
import { useUnfinishedJson } from '../structure/useUnfinishedJson.ts';
import { useAuthor } from '../useAuthor.ts';
import { useStoryLists } from '../useStoryLists.ts';
import { StartOptions } from './StartOptions.tsx';
import { CreateWithoutJson } from './CreateWithoutJson.tsx';
import { useCreation } from './useCreation.ts';
import { useWizardState } from './useWizardState.ts';

/** The wizard. Its values are stored as a draft while the author types, and restored on the next visit. */
export function CreateStoryRoute() {
  const words = useWords(authoringWords);
  usePageTitle(words.title);
  return (
    <WithDraft place="new" loading={words.loading}>
      {(storedDraft) => <NewStories storedDraft={storedDraft} />}
    </WithDraft>
  );
}

/** Remounts the wizard when the author starts over. */
function NewStories({ storedDraft }: { storedDraft: OpenStoredDraft }) {
  const [discardedCount, setDiscardedCount] = useState(0);
  const opened = discardedCount > 0 ? { ...storedDraft.opened, content: undefined } : storedDraft.opened;

  async function startOver(): Promise<void> {
    await storedDraft.discard();
    setDiscardedCount((count) => count + 1);
  }

  return (
    <NewStory
      key={discardedCount}
      storedDraft={{ ...storedDraft, opened }}
      onStartOver={() => void startOver()}
    />
  );
}

interface NewStoryProps {
  storedDraft: OpenStoredDraft;
  onStartOver: () => void;
}

function NewStory({ storedDraft, onStartOver }: NewStoryProps) {
  const { draft, roll, now, change, takeServer, keepLocal } = useWizardState(storedDraft);
  /** False from the beginning if a draft is restored. */
  const [isChoosingStart, setIsChoosingStart] = useState(storedDraft.opened.content === undefined);
  const [files, setFiles] = useState<readonly File[]>();
  const json = useUnfinishedJson();
  const [isAsking, setIsAsking] = useState(false);
  const { isCreated, isCreating, error, fieldErrors, create } = useCreation(now, storedDraft);
  const { categories, tags, lists } = useStoryLists();
  const editDraft = (changes: Partial<StoryCreate>) => change({ draft: { ...draft, ...changes } });
  const cover = useDrawnCover({ draft, roll, onEdit: editDraft });

  return (
    <>
      {!isCreated && (
        <LeaveGuard
          isUnsaved={!['saved', 'empty'].includes(storedDraft.state)}
          unfinishedJson={json.unfinishedJson}
        />
      )}
      <CreateStoryScreen
        draft={draft}
        draftState={storedDraft.state}
        categories={categories}
        tags={tags}
        lists={lists}
        author={useAuthor()}
        coverRoll={roll}
        {...cover}
        start={
          isChoosingStart && (
            <StartOptions
              draft={draft}
              files={files}
              onFilesChange={setFiles}
              onChoose={(next) => {
                setIsChoosingStart(false);
                change({ draft: next, roll: withKeywords(roll, next) });
              }}
            />
          )
        }
        structurePanel={
          <StructurePanel draft={draft} draftState={storedDraft.state} onEdit={editDraft} {...json} />
        }
        error={error}
        fieldErrors={fieldErrors}
        isCreating={isCreating}
        onDraftChange={(next) => change({ draft: next })}
        onCoverRollChange={(next) => change({ roll: next })}
        onKeepMine={() => void keepLocal()}
        onTakeTheirs={() => void takeServer()}
        onStartOver={onStartOver}
        onCreate={() => (json.unfinishedJson ? setIsAsking(true) : void create())}
      />
      <CreateWithoutJson open={isAsking} onOpenChange={setIsAsking} onCreate={() => void create()} />
    </>
  );
}

/** Derives keywords for the cover from the text of a starter or a file. */
function withKeywords(roll: CoverRoll, draft: StoryCreate): CoverRoll {
  return roll.keywords.length > 0 ? roll : { ...roll, keywords: keywordsOf(draft) };
}
