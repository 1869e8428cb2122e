import { hasCode } from '@kathaloka/api';
import type { AuthoredStory } from '@kathaloka/contract/entities';
import {
  draftOf,
  type MergeQuestion,
  type MergeSide,
  mergeStories,
  updateOfDraft,
} from '@kathaloka/story/editing';
import type { AdminStoryValues } from '@kathaloka/ui';
import { useState } from 'react';
import { useUpdateStoryMutation } from '../../authoring/calls.ts';
import { asBody, asDraft } from './asBody.ts';

/** What the form and somebody else have both changed since it was opened. */
interface AdminConflict {
  readonly values: AdminStoryValues;
  readonly begun: AuthoredStory;
  readonly saved: AuthoredStory;
  readonly questions: readonly MergeQuestion[];
}

interface FormSavingOptions {
  storyId: string;
  /** Loads the story as it is saved now. */
  refetch: () => Promise<{ data?: AuthoredStory | undefined }>;
  onSaved: () => void;
}

/** Saves the administrators' form, merged with what somebody else has saved meanwhile. */
export function useFormSaving({ storyId, refetch, onSaved }: FormSavingOptions) {
  const [update, { isLoading, error }] = useUpdateStoryMutation();
  const [conflict, setConflict] = useState<AdminConflict>();

  async function save(values: AdminStoryValues, begun: AuthoredStory): Promise<void> {
    const body = { ...asBody(values), version: begun.version };
    const answer = await update({ params: { id: storyId }, body });
    if (!answer.error) onSaved();
    if (hasCode(answer.error, 'stale_version')) await saveMerged({ values, begun });
  }

  /** Saves the form on top of what somebody else has saved, and asks for what both have changed. */
  async function saveMerged(
    { values, begun }: Pick<AdminConflict, 'values' | 'begun'>,
    decided?: ReadonlyMap<string, MergeSide>,
  ): Promise<void> {
    const { data: saved } = decided && conflict ? { data: conflict.saved } : await refetch();
    if (!saved) return;
    const three = { base: draftOf(begun), theirs: draftOf(saved), mine: asDraft(values, begun) };
    const { story: merged, questions } = mergeStories(three, decided);
    setConflict(questions.length > 0 ? { values, begun, saved, questions } : undefined);
    if (questions.length > 0) return;
    const answer = await update({
      params: { id: storyId },
      body: { ...updateOfDraft(merged, saved), version: saved.version },
    });
    if (!answer.error) onSaved();
    if (hasCode(answer.error, 'stale_version')) await saveMerged({ values, begun });
  }

  return {
    save,
    resolve: async (decided: ReadonlyMap<string, MergeSide>) => conflict && saveMerged(conflict, decided),
    conflict,
    forgetConflict: () => setConflict(undefined),
    isLoading,
    error,
  };
}
