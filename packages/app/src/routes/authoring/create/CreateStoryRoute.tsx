import { hasCode } from '@kathaloka/api';
import type { StoryCreate } from '@kathaloka/contract/entities';
import {
  type CoverRoll,
  CreateStoryScreen,
  keywordsOf,
  paths,
  useAuthoringFailures,
  useAuthoringWords,
  useFormFailureText,
} from '@kathaloka/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePageTitle } from '../../../shell/usePageTitle.ts';
import { useTellRefusal } from '../../../session/RefusalProvider.tsx';
import { useCreateStoryMutation } from '../calls.ts';
import { useDrawnCover } from '../cover/useDrawnCover.ts';
import { type OpenStoredDraft, WithDraft } from '../drafts/WithDraft.tsx';
import { LeaveGuard } from '../leaving/LeaveGuard.tsx';
import { StructurePanel } from '../structure/StructurePanel.tsx';
import { useUnfinishedJson } from '../structure/useUnfinishedJson.ts';
import { useAuthor } from '../useAuthor.ts';
import { useStoryLists } from '../useStoryLists.ts';
import { StartOptions } from './StartOptions.tsx';
import { CreateWithoutJson } from './CreateWithoutJson.tsx';
import { useWizardState } from './useWizardState.ts';

/** The wizard. What is typed is stored as a draft, and restored on the next visit. */
export function CreateStoryRoute() {
  const words = useAuthoringWords();
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
  const { draft, roll, key, change, takeServer, keepLocal } = useWizardState(storedDraft);
  /** Not offered when a draft is restored. */
  const [isChoosingStart, setIsChoosingStart] = useState(storedDraft.opened.content === undefined);
  const [files, setFiles] = useState<readonly File[]>();
  const json = useUnfinishedJson();
  const [isAsking, setIsAsking] = useState(false);
  const { isCreated, isCreating, error, create } = useCreation({
    draft,
    key,
    onCreated: storedDraft.discard,
  });
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
        structurePanel={<StructurePanel draft={draft} onEdit={editDraft} {...json} />}
        error={error}
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

interface Creation {
  readonly draft: StoryCreate;
  /** The idempotency key: sent twice with the same key, the draft becomes one story. */
  readonly key: string;
  /** Called once the story is created, before the page is left. */
  readonly onCreated: () => Promise<void>;
}

/** Creates a story from the draft, and navigates to My Stories. */
function useCreation({ draft, key, onCreated }: Creation) {
  const navigate = useNavigate();
  const tellRefusal = useTellRefusal();
  const failures = useAuthoringFailures();
  const { failure, plainFailure } = useFormFailureText();
  const [createStory, { isLoading, error }] = useCreateStoryMutation();
  const [isCreated, setIsCreated] = useState(false);
  // in an effect, once the leave guard is unmounted: it would ask about a draft that has just been saved
  useEffect(() => {
    if (isCreated) void navigate(paths.myStories);
  }, [isCreated, navigate]);

  return {
    isCreated,
    isCreating: isLoading,
    error: failure(error, failures.create),
    create: async (): Promise<void> => {
      const answer = await createStory({ body: draft, headers: { 'idempotency-key': key } });
      if (answer.data) {
        await onCreated();
        return setIsCreated(true);
      }
      if (hasCode(answer.error, 'not_signed_in'))
        tellRefusal({ reason: 'login', message: plainFailure(answer.error, failures.create) });
    },
  };
}

/** Derives keywords for the cover from the text of a starter or a file. */
function withKeywords(roll: CoverRoll, draft: StoryCreate): CoverRoll {
  return roll.keywords.length > 0 ? roll : { ...roll, keywords: keywordsOf(draft) };
}
