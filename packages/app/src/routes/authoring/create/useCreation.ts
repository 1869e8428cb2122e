import { isRefusal } from '@kathaloka/api';
import type { AuthoredStory } from '@kathaloka/contract/entities';
import { paths, authoringFailuresWords, useWords, useFormFailureText } from '@kathaloka/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTellRefusal } from '../../../session/RefusalProvider.tsx';
import { useCreateStoryMutation } from '../calls.ts';
import type { OpenStoredDraft } from '../drafts/WithDraft.tsx';
import { faultsOf } from '../faultsOf.ts';
import { CREATED } from '../edit/isJustCreated.ts';
import { contentOf, editedSince, noEdits } from '../edit/editsOf.ts';
import type { WizardState } from './wizardState.ts';

interface Next {
  readonly path: string;
  readonly state?: unknown;
}

/**
 * Creates a story from the draft, and opens My Stories. What was typed during the creation becomes unsaved changes of
 * the story, whose editor opens instead.
 */
export function useCreation(now: () => WizardState, storedDraft: OpenStoredDraft) {
  const navigate = useNavigate();
  const tellRefusal = useTellRefusal();
  const failures = useWords(authoringFailuresWords);
  const { failure, plainFailure } = useFormFailureText();
  const [createStory, { isLoading, error }] = useCreateStoryMutation();
  const [next, setNext] = useState<Next>();
  // navigates in an effect, once the leave guard is gone: it would ask about a draft that is already saved
  useEffect(() => {
    if (next) void navigate(next.path, { state: next.state });
  }, [next, navigate]);

  /**
   * Deletes the wizard's draft, and stores what was typed meanwhile for the editor. Returns whether there was anything.
   */
  async function handOver(sent: WizardState, story: AuthoredStory): Promise<boolean> {
    const begun = { ...noEdits(story, sent.roll), draft: sent.draft };
    let state = sent;
    do {
      state = now();
      const edits = editedSince(sent.draft, story, { ...begun, draft: state.draft, roll: state.roll });
      if (edits) storedDraft.storeFor(story.id, contentOf(edits, []));
      // oxlint-disable-next-line no-await-in-loop -- the author may type until the draft is deleted
      await storedDraft.discard();
    } while (now() !== state);
    return state.draft !== sent.draft;
  }

  async function create(): Promise<void> {
    const sent = now();
    const answer = await createStory({ body: sent.draft, headers: { 'idempotency-key': sent.key } });
    if (answer.data) {
      const isUnsaved = await handOver(sent, answer.data);
      return setNext(
        isUnsaved ? { path: paths.editStory(answer.data.id), state: CREATED } : { path: paths.myStories },
      );
    }
    if (isRefusal(answer.error, 'not_signed_in'))
      void tellRefusal({ reason: 'login', message: plainFailure(answer.error, failures.create) });
  }

  return {
    isCreated: next !== undefined,
    isCreating: isLoading,
    error: failure(error, failures.create),
    fieldErrors: faultsOf(error),
    create,
  };
}
