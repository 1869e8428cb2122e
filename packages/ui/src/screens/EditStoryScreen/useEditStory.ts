import type { AuthoredStory, StoryCreate } from '@kathaloka/contract/entities';
import { type FormEvent, type RefObject, useMemo } from 'react';
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
import { useStoryErrors } from '../../blocks/authoring/storyFields/useStoryErrors.ts';
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
  const values = editValuesIn(draft, story);
  const all = faultsInDraft(draft, saved, story);
  const { errors, leave, hide } = useStoryErrors(all, controlled.fieldErrors);
  const changes = useMemo(() => changedInDraft(draft, saved).length, [draft, saved]);

  function editDraft(some: Partial<StoryCreate>) {
    hide(some);
    setDraft(withCountedNumbers(draft, { ...draft, ...some }));
  }

  function edit(some: Partial<EditValues>) {
    hide(some);
    setDraft(withEditValues(draft, some));
  }

  function submit(event?: FormEvent) {
    event?.preventDefault();
    const wrong = FIELDS.find((field) => all[field]);
    if (!wrong) return onSave(updateOfDraft(draft, story));
    // a screen reader announces the error only if it is rendered before its field gets the focus
    flushSync(() => {
      setTab(wrong === 'story_prompt' ? 'details' : 'story');
      leave(...FIELDS);
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
    savedCover: story,
    preview: editedStory(story, values, { categories, tags }),
  };
}

export type EditedStory = ReturnType<typeof useEditStory>;
