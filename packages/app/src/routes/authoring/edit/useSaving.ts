import { isRefusal } from '@kathaloka/api';
import type { AuthoredStory, StoryCreate } from '@kathaloka/contract/entities';
import {
  draftOf,
  type MergeQuestion,
  type MergeSide,
  mergeStories,
  updateOfDraft,
} from '@kathaloka/story/editing';
import {
  type SetAsideText,
  authoringFailuresWords,
  useWords,
  authoringPagesWords,
  useFormFailureText,
} from '@kathaloka/ui';
import { useRef, useState } from 'react';
import { useTellRefusal } from '../../../session/RefusalProvider.tsx';
import { faultsOf } from '../faultsOf.ts';
import { useLazyGetStorySourceQuery, useUpdateStoryMutation } from '../calls.ts';
import { isWithin, type SentStory } from './isWithin.ts';
import type { StoryEdits } from './useEdits.ts';

/** A merge conflict: the saved story, and the questions to decide. */
export interface StoryConflict {
  readonly saved: AuthoredStory;
  readonly questions: readonly MergeQuestion[];
}

interface SavingOptions {
  story: AuthoredStory;
  edits: StoryEdits;
  onSaved: (story: AuthoredStory) => void;
}

const UNDECIDED: ReadonlyMap<string, MergeSide> = new Map();

/** Saves the edits of a story, merged with what others have saved meanwhile. */
export function useSaving({ story, edits, onSaved }: SavingOptions) {
  const { failureOf, askToSignIn } = useRefusedSave();
  const [updateStory, { isLoading, error }] = useUpdateStoryMutation();
  const [getStory, source] = useLazyGetStorySourceQuery();
  const [isSaved, setIsSaved] = useState(false);
  const [conflict, setConflict] = useState<StoryConflict>();
  /** Whether the story was deleted elsewhere. */
  const [isGone, setIsGone] = useState(false);
  /** Stories that were sent without an answer; the server may have stored them. */
  const unconfirmed = useRef<readonly SentStory[]>([]);

  /** Sends a merged story, and retries if another version was saved meanwhile. */
  async function send(draft: StoryCreate, onto: AuthoredStory): Promise<boolean> {
    const body = { ...updateOfDraft(draft, onto), version: onto.version };
    const sent = edits.now().draft;
    const answer = await updateStory({ params: { id: onto.id }, body });
    if (answer.data) {
      unconfirmed.current = [];
      onSaved(answer.data);
      await edits.savedAs(answer.data, sent);
      return true;
    }
    if (isRefusal(answer.error, 'stale_version')) {
      const fresh = await getStory({ params: { id: onto.id } });
      if (isRefusal(fresh.error, 'not_found')) setIsGone(true);
      return fresh.data ? merge(fresh.data) : false;
    }
    if (isRefusal(answer.error, 'not_found')) setIsGone(true);
    else if (isRefusal(answer.error, 'not_signed_in')) askToSignIn();
    else if (!isRefusal(answer.error) || answer.error.status >= 500)
      unconfirmed.current = [...unconfirmed.current, { base: draftOf(onto), draft }];
    return false;
  }

  async function merge(saved: AuthoredStory, decided = UNDECIDED): Promise<boolean> {
    setConflict(undefined);
    const theirs = draftOf(saved);
    const { draft: mine, base: begun, version } = edits.now();
    const base = unconfirmed.current.findLast((sent) => isWithin(sent, theirs))?.draft ?? begun;
    const { story: merged, questions } = mergeStories({ base, theirs, mine }, decided);
    if (questions.length > 0) {
      setConflict({ saved, questions });
      return false;
    }
    // the page shows what is sent, even if saving fails
    if (version !== saved.version) edits.merged(merged, saved);
    return send(merged, saved);
  }

  async function resolve({ saved, questions }: StoryConflict, decided: ReadonlyMap<string, MergeSide>) {
    edits.setAside(notTaken(questions, decided));
    return merge(saved, decided);
  }

  // text typed meanwhile is unsaved, so the author stays on the page
  const leaveIf = (isDone: boolean) => isDone && edits.isAllSaved() && setIsSaved(true);
  return {
    isSaving: isLoading || source.isFetching,
    isSaved,
    conflict,
    isGone,
    ...(conflict || isGone ? undefined : failureOf(source.error ?? error)),
    /** Resolves to whether the story is saved. */
    send: () => merge(story),
    save: async (): Promise<void> => void leaveIf(await merge(story)),
    resolve: async (decided: ReadonlyMap<string, MergeSide>): Promise<void> =>
      void leaveIf(conflict !== undefined && (await resolve(conflict, decided))),
    forgetConflict: () => setConflict(undefined),
  };
}

/** The messages after a failed save. */
function useRefusedSave() {
  const failures = useWords(authoringFailuresWords);
  const { failure } = useFormFailureText();
  const { signIn } = useWords(authoringPagesWords);
  const tellRefusal = useTellRefusal();
  return {
    /** A version conflict is not shown as a failure: it is merged. */
    failureOf: (error: unknown) => ({
      error: isRefusal(error, 'stale_version') ? undefined : failure(error, failures.save),
      fieldErrors: faultsOf(error),
    }),
    askToSignIn: () => void tellRefusal({ reason: 'login', message: signIn }),
  };
}

function notTaken(
  questions: readonly MergeQuestion[],
  decided: ReadonlyMap<string, MergeSide>,
): readonly SetAsideText[] {
  return questions.flatMap(({ id, path, mine, theirs }) => {
    const side = decided.get(id);
    const text = side === 'mine' ? theirs : mine;
    return side !== 'both' && text ? [{ path, text }] : [];
  });
}

export type StorySaving = ReturnType<typeof useSaving>;
