import type { MyStory } from '@kathaloka/contract/entities';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  changedFields,
  type EditFaults,
  type EditValues,
  editedStory,
  editFaults,
  editValuesOf,
  updateOf,
} from '../../blocks/authoring/model/editValues.ts';
import { useFormErrors } from '../../hooks/useFormErrors.ts';
import type { EditStoryScreenOwnProps } from './editStoryProps.ts';

export interface EditContentProps extends Pick<EditStoryScreenOwnProps, 'categories' | 'tags' | 'onSave'> {
  story: MyStory;
}

type Field = keyof EditFaults;
const FIELDS: readonly Field[] = ['title', 'tagline', 'story_description', 'cover_image_url'];

/** The current and the saved values of the form. */
export function useEditStory({ story, categories, tags, onSave }: EditContentProps) {
  const saved = editValuesOf(story);
  const [values, setValues] = useState(saved);
  const [left, setLeft] = useState<readonly Field[]>([]);
  const all = editFaults(values, saved);
  const shown: EditFaults = Object.fromEntries(left.map((field) => [field, all[field]]));
  const errors = useFormErrors(shown);

  function edit(changes: Partial<EditValues>) {
    // a field that is being edited shows no error
    setLeft(left.filter((field) => !Object.hasOwn(changes, field)));
    setValues({ ...values, ...changes });
  }

  function leave(field: Field) {
    if (!left.includes(field)) setLeft([...left, field]);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const wrong = FIELDS.find((field) => all[field]);
    if (!wrong) return onSave(updateOf(values));
    // a screen reader announces the error only if it is on the page before its field gets the focus
    flushSync(() => setLeft(FIELDS));
    event.currentTarget.querySelector<HTMLElement>(`[name='${wrong}']`)?.focus();
  }

  return {
    values,
    errors,
    edit,
    leave,
    submit,
    changes: changedFields(values, saved).length,
    preview: editedStory(story, values, { categories, tags }),
  };
}
