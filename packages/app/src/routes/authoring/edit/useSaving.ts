import { hasCode, type Refusal } from '@kathaloka/api';
import type { AuthoredStory, StoryUpdate } from '@kathaloka/contract/entities';
import { useAuthoringFailures, useAuthoringPagesWords, useFormFailureText } from '@kathaloka/ui';
import { useState } from 'react';
import { useTellRefusal } from '../../../session/RefusalProvider.tsx';
import { useUpdateStoryMutation } from '../calls.ts';
import type { StoryEdits } from './useEdits.ts';

/** The update that was refused because the story had changed on the server, and both texts. */
export interface StoryConflict {
  readonly sent: StoryUpdate;
  readonly error: Refusal<'stale_version'>;
}

interface SavingOptions {
  story: AuthoredStory;
  edits: StoryEdits;
  onSaved: (story: AuthoredStory) => void;
}

/** Saves the edits of a story. */
export function useSaving({ story: { id }, edits, onSaved }: SavingOptions) {
  const failures = useAuthoringFailures();
  const { failure } = useFormFailureText();
  const { signIn } = useAuthoringPagesWords();
  const tellRefusal = useTellRefusal();
  const [updateStory, { isLoading, error }] = useUpdateStoryMutation();
  const [isSaved, setIsSaved] = useState(false);
  const [conflict, setConflict] = useState<StoryConflict>();

  /** Whether it is saved now. */
  async function send(update: StoryUpdate, version: number): Promise<boolean> {
    setConflict(undefined);
    const answer = await updateStory({ params: { id }, body: { ...update, version } });
    if (answer.data) {
      onSaved(answer.data);
      await edits.discard();
      return true;
    }
    if (hasCode(answer.error, 'stale_version')) {
      // if no text differs, there is nothing to decide
      if (answer.error.conflicts.length === 0) return send(update, answer.error.version);
      setConflict({ sent: update, error: answer.error });
    }
    if (hasCode(answer.error, 'not_signed_in')) tellRefusal({ reason: 'login', message: signIn });
    return false;
  }

  return {
    isSaving: isLoading,
    isSaved,
    conflict,
    error: conflict ? undefined : failure(error, failures.save),
    send,
    save: async (update: StoryUpdate, version = edits.version): Promise<void> => {
      if (await send(update, version)) setIsSaved(true);
    },
    forgetConflict: () => setConflict(undefined),
  };
}

export type StorySaving = ReturnType<typeof useSaving>;
