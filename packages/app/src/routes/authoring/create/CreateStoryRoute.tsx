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
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from '../../../adapters/usePageTitle.ts';
import { useTellRefusal } from '../../../session/RefusalProvider.tsx';
import { useCreateStoryMutation } from '../calls.ts';
import { useDrawnCover } from '../cover/useDrawnCover.ts';
import { type OpenStoredDraft, WithDraft } from '../drafts/WithDraft.tsx';
import { LeaveGuard } from '../leaving/LeaveGuard.tsx';
import { StructurePanel } from '../structure/StructurePanel.tsx';
import { useUnfinishedJson } from '../structure/useUnfinishedJson.ts';
import { useAuthor } from '../useAuthor.ts';
import { useStoryLists } from '../useStoryLists.ts';
import { Beginnings } from './Beginnings.tsx';
import { CreateWithoutJson } from './CreateWithoutJson.tsx';
import { useWriting } from './useWriting.ts';

/** The wizard. What is typed there is found again whatever happens on the way. */
export function CreateStoryRoute() {
  const words = useAuthoringWords();
  usePageTitle(words.title);
  return (
    <WithDraft place="new" loading={words.loading}>
      {(kept) => <NewStories kept={kept} />}
    </WithDraft>
  );
}

/** One story after the other, where an author starts over. */
function NewStories({ kept }: { kept: OpenStoredDraft }) {
  const [thrownAway, setThrownAway] = useState(0);
  const opened = thrownAway > 0 ? { ...kept.opened, content: undefined } : kept.opened;

  async function startOver(): Promise<void> {
    await kept.forget();
    setThrownAway((count) => count + 1);
  }

  return <NewStory key={thrownAway} kept={{ ...kept, opened }} onStartOver={() => void startOver()} />;
}

interface NewStoryProps {
  kept: OpenStoredDraft;
  onStartOver: () => void;
}

function NewStory({ kept, onStartOver }: NewStoryProps) {
  const { draft, roll, key, change, takeTheirs, keepMine } = useWriting(kept);
  /** Whoever finds a draft again has begun already. */
  const [isBeginning, setIsBeginning] = useState(kept.opened.content === undefined);
  const json = useUnfinishedJson();
  const [isAsking, setIsAsking] = useState(false);
  const { isCreated, isCreating, error, create } = useCreation({ draft, key, onCreated: kept.forget });
  const { categories, tags, lists } = useStoryLists();
  const editDraft = (changes: Partial<StoryCreate>) => change({ draft: { ...draft, ...changes } });
  const cover = useDrawnCover({ draft, roll, onEdit: editDraft });

  return (
    <>
      {!isCreated && (
        <LeaveGuard
          isUnsaved={!['saved', 'empty'].includes(kept.state)}
          unfinishedJson={json.unfinishedJson}
        />
      )}
      <CreateStoryScreen
        draft={draft}
        draftState={kept.state}
        categories={categories}
        tags={tags}
        lists={lists}
        author={useAuthor()}
        coverRoll={roll}
        {...cover}
        start={
          isBeginning && (
            <Beginnings
              draft={draft}
              onChoose={(next) => {
                setIsBeginning(false);
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
        onKeepMine={() => void keepMine()}
        onTakeTheirs={() => void takeTheirs()}
        onStartOver={onStartOver}
        onCreate={() => (json.unfinishedJson ? setIsAsking(true) : void create())}
      />
      <CreateWithoutJson open={isAsking} onOpenChange={setIsAsking} onCreate={() => void create()} />
    </>
  );
}

interface Creation {
  readonly draft: StoryCreate;
  /** Sent twice with the same key, the draft becomes one story. */
  readonly key: string;
  /** Called when it is a story, before the page is left. */
  readonly onCreated: () => Promise<void>;
}

/** Makes a story of the draft, and leads to My Stories. */
function useCreation({ draft, key, onCreated }: Creation) {
  const navigate = useNavigate();
  const tellRefusal = useTellRefusal();
  const failures = useAuthoringFailures();
  const { failure, plainFailure } = useFormFailureText();
  const [createStory, { isLoading, error }] = useCreateStoryMutation();
  const [isCreated, setIsCreated] = useState(false);
  // only when nothing is held back any more: the guard would ask about what has just been saved
  useEffect(() => {
    if (isCreated) void navigate(paths.creations);
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

/** A story that has a text from the beginning has keywords for its cover as well. */
function withKeywords(roll: CoverRoll, draft: StoryCreate): CoverRoll {
  return roll.keywords.length > 0 ? roll : { ...roll, keywords: keywordsOf(draft) };
}
