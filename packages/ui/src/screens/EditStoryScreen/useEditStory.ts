import type { AuthoredStory, StoryCreate } from '@kathaloka/contract/entities';
import { type FormEvent, type RefObject, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  changedInDraft,
  draftOf,
  editValuesIn,
  faultsInDraft,
  isPublishable,
  updateOfDraft,
  withCountedNumbers,
  withEditValues,
  type EditFaults,
  type EditValues,
  editedStory,
} from '@kathaloka/story/editing';
import { useControlled } from '../../hooks/useControlled.ts';
import { useFormErrors } from '../../hooks/useFormErrors.ts';
import type { EditStoryScreenOwnProps, EditTab } from './editStoryProps.ts';

export interface EditContentProps extends Omit<EditStoryScreenOwnProps, 'story' | 'onRetry'> {
  story: AuthoredStory;
}

type Field = keyof EditFaults;
const FIELDS: readonly Field[] = ['title', 'tagline', 'story_description', 'cover_image_url', 'story_prompt'];

/** The edited and the saved story, and the errors of the main form. */
export function useEditStory(
  { story, categories, tags, onSave, ...controlled }: EditContentProps,
  rootRef: RefObject<HTMLElement | null>,
) {
  const saved = useMemo(() => controlled.saved ?? draftOf(story), [controlled.saved, story]);
  const [draft, setDraft] = useControlled({
    value: controlled.draft,
    defaultValue: saved,
    onValueChange: controlled.onDraftChange,
  });
  const [tab, setTab] = useControlled<EditTab>({
    value: controlled.tab,
    defaultValue: 'story',
    onValueChange: controlled.onTabChange,
  });
  const [left, setLeft] = useState<readonly Field[]>([]);
  const values = editValuesIn(draft, story);
  const all = faultsInDraft(draft, saved, story);
  const shown: EditFaults = Object.fromEntries(left.map((field) => [field, all[field]]));
  const errors = useFormErrors(shown);
  const changes = useMemo(() => changedInDraft(draft, saved).length, [draft, saved]);

  /** A field that is being edited shows no error. */
  function hideErrors(some: object) {
    setLeft(left.filter((field) => !Object.hasOwn(some, field)));
  }

  function editDraft(some: Partial<StoryCreate>) {
    hideErrors(some);
    setDraft(withCountedNumbers(draft, { ...draft, ...some }));
  }

  function edit(some: Partial<EditValues>) {
    hideErrors(some);
    setDraft(withEditValues(draft, some));
  }

  function leave(field: Field) {
    if (!left.includes(field)) setLeft([...left, field]);
  }

  function submit(event?: FormEvent) {
    event?.preventDefault();
    const wrong = FIELDS.find((field) => all[field]);
    if (!wrong) return onSave(updateOfDraft(draft, story));
    // a screen reader announces the error only if it is rendered before its field gets the focus
    flushSync(() => {
      setTab(wrong === 'story_prompt' ? 'details' : 'story');
      setLeft(FIELDS);
    });
    rootRef.current?.querySelector<HTMLElement>(`[name='${wrong}']`)?.focus();
  }

  return {
    draft,
    values,
    errors,
    tab,
    setTab,
    edit,
    editDraft,
    leave,
    submit,
    changes,
    isPublishable: useMemo(() => isPublishable(draft, story), [draft, story]),
    preview: editedStory(story, values, { categories, tags }),
  };
}

export type EditedStory = ReturnType<typeof useEditStory>;
