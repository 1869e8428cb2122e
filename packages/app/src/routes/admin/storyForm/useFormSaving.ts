import { createOperationKeys, isRefusal } from '@kathaloka/api';
import type { AuthoredStory } from '@kathaloka/contract/entities';
import { isSame } from '@kathaloka/story';
import {
  draftOf,
  type MergeQuestion,
  type MergeSide,
  mergeStories,
  updateOfDraft,
} from '@kathaloka/story/editing';
import type { AdminStoryDraft, AdminStoryValues } from '@kathaloka/ui';
import { useRef, useState } from 'react';
import {
  useCreateStoryMutation,
  useLazyGetStorySourceQuery,
  useUpdateStoryMutation,
} from '../../authoring/calls.ts';
import { asBody, asDraft } from './asBody.ts';

/** A submitted form: its values, what it showed then, and the story that it is based on. */
interface SubmittedForm {
  readonly values: AdminStoryValues;
  readonly draft: AdminStoryDraft | undefined;
  readonly begun: AuthoredStory;
}

/** A merge conflict: fields that both the form and another user have changed. */
interface AdminConflict extends SubmittedForm {
  readonly saved: AuthoredStory;
  readonly questions: readonly MergeQuestion[];
}

interface FormSavingOptions {
  /** The story that the form is based on; undefined until it is created. */
  story: AuthoredStory | undefined;
  /** Called with the saved story, and whether the form has not changed meanwhile. */
  onSaved: (story: AuthoredStory, isAll: boolean) => void;
}

/** Saves the administrators' form, merged with what other users have saved meanwhile. */
export function useFormSaving({ story, onSaved }: FormSavingOptions) {
  const [create, creation] = useCreateStoryMutation();
  const [update, change] = useUpdateStoryMutation();
  const [getStory, source] = useLazyGetStorySourceQuery();
  const [keys] = useState(() => createOperationKeys());
  const [conflict, setConflict] = useState<AdminConflict>();
  const [isChanged, setIsChanged] = useState(false);
  /** The values that the form shows; undefined while nothing has been changed. */
  const shown = useRef<AdminStoryDraft>(undefined);

  function handleSaved(saved: AuthoredStory, draft: AdminStoryDraft | undefined): void {
    const isAll = isSame(shown.current, draft);
    setIsChanged(!isAll);
    onSaved(saved, isAll);
  }

  async function save(values: AdminStoryValues): Promise<void> {
    const draft = shown.current;
    const body = asBody(values);
    const answer = story
      ? await update({ params: { id: story.id }, body: { ...body, version: story.version } })
      : await create({ body, headers: { 'idempotency-key': keys.keyOf(values) } });
    if (answer.data) handleSaved(answer.data, draft);
    else if (story && isRefusal(answer.error, 'stale_version'))
      await saveMerged({ values, draft, begun: story });
  }

  /** Saves the form merged with the latest saved story, and asks about conflicts. */
  async function saveMerged(form: SubmittedForm, decided?: ReadonlyMap<string, MergeSide>): Promise<void> {
    const { values, draft, begun } = form;
    const id = begun.id;
    const { data: saved } =
      decided && conflict ? { data: conflict.saved } : await getStory({ params: { id } });
    if (!saved) return;
    const three = { base: draftOf(begun), theirs: draftOf(saved), mine: asDraft(values, begun) };
    const { story: merged, questions } = mergeStories(three, decided);
    setConflict(questions.length > 0 ? { ...form, saved, questions } : undefined);
    if (questions.length > 0) return;
    const body = { ...updateOfDraft(merged, saved), version: saved.version };
    const answer = await update({ params: { id }, body });
    if (answer.data) handleSaved(answer.data, draft);
    else if (isRefusal(answer.error, 'stale_version')) await saveMerged(form);
  }

  return {
    save,
    resolve: async (decided: ReadonlyMap<string, MergeSide>) => conflict && saveMerged(conflict, decided),
    conflict,
    forgetConflict: () => setConflict(undefined),
    isChanged,
    /** Called by the form after every change. */
    noteChange: (draft: AdminStoryDraft): void => {
      shown.current = draft;
      setIsChanged(true);
    },
    isLoading: creation.isLoading || change.isLoading || source.isFetching,
    error: story ? (change.error ?? source.error) : creation.error,
  };
}
