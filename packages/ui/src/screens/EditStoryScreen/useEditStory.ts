import type { MyStory } from '@kathaloka/contract/entities';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  changedFields,
  type EditErrors,
  type EditValues,
  editedStory,
  editErrors,
  editValuesOf,
  updateOf,
} from '../../blocks/authoring/model/editValues.ts';
import type { EditStoryScreenProps } from './editStoryProps.ts';

export interface EditContentProps extends Pick<EditStoryScreenProps, 'categories' | 'tags' | 'onSave'> {
  story: MyStory;
}

type Field = keyof EditErrors;
const FIELDS: readonly Field[] = ['title', 'tagline', 'story_description', 'cover_image_url'];

/** The values of the form, beside those that are saved. */
export function useEditStory({ story, categories, tags, onSave }: EditContentProps) {
  const saved = editValuesOf(story);
  const [values, setValues] = useState(saved);
  const [left, setLeft] = useState<readonly Field[]>([]);
  const all = editErrors(values, saved);
  const errors: EditErrors = Object.fromEntries(left.map((field) => [field, all[field]]));

  function edit(changes: Partial<EditValues>) {
    // what is being mended is not called wrong
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
    // the error stands in the page before focus comes to its field, or it would not be read out
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
