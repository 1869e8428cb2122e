import type { AuthoredStory, Fault } from '@kathaloka/contract/entities';
import { faultsOf, pick } from '@kathaloka/contract/rules';
import { adminRules, isJsonText, JSON_TEXTS, looseEnds } from '@kathaloka/story/editing';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { type FormControl, useForm } from '../../../hooks/useForm.ts';
import { useFormErrors } from '../../../hooks/useFormErrors.ts';
import { useServerErrors } from '../../authoring/storyFields/useServerErrors.ts';
import { sectionOf, type StorySection } from './adminSections.ts';
import { typedMeanwhile } from './typedMeanwhile.ts';
import { adminDraftOf, type AdminStoryDraft, type AdminStoryValues, valuesOf } from './storyFormValues.ts';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { adminFormWords } from '../../../words/adminForm/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface StoryFormControl extends Omit<FormControl<AdminStoryDraft>, 'errors' | 'field'> {
  /** The errors by field, whether from the rules, the server or the JSON. */
  errors: { readonly [K in keyof AdminStoryDraft]?: ReactNode };
  /** The number of invalid fields in a section. */
  faultsIn: (section: StorySection) => number;
}

interface StoryFormOptions {
  story: AuthoredStory | undefined;
  faults: readonly Fault[];
  onSubmit: (values: AdminStoryValues) => void;
  onDraftChange: ((draft: AdminStoryDraft) => void) | undefined;
}

/** The values and their rules. After a save, applies what was typed meanwhile to the saved story. */
function useValues({ story, onSubmit, onDraftChange }: Omit<StoryFormOptions, 'faults'>) {
  const [sent, setSent] = useState<AdminStoryDraft>();
  const [shown, setShown] = useState(story);
  const [initialValues] = useState(() => adminDraftOf(story));
  const form = useForm<AdminStoryDraft>({
    initialValues,
    rules: adminRules(story),
    onSubmit: (draft) => {
      setSent(draft);
      onSubmit(valuesOf(draft));
    },
  });
  if (story !== shown) {
    setShown(story);
    if (story) form.onEdit(sent ? typedMeanwhile(sent, form.values, story) : adminDraftOf(story));
  }
  const tell = useEffectEvent(() => onDraftChange?.(form.values));
  useEffect(() => {
    if (form.values !== initialValues) tell();
  }, [form.values, initialValues]);
  return form;
}

/** The state of the story form: its values and all of its errors. */
export function useStoryForm({ faults, ...options }: StoryFormOptions): StoryFormControl {
  const words = useWords(adminFormWords);
  const { fault: line } = useWords(storyFieldsWords);
  const form = useValues(options);
  const unsaved = useFormErrors(faultsOf(form.values, pick(adminRules(options.story), JSON_TEXTS)));

  const problems = new Map(Object.entries(useServerErrors(faults)));
  for (const name of JSON_TEXTS) {
    const unread = isJsonText(form.values[name]) ? undefined : words.notJson;
    const problem = unsaved[name] ?? unread;
    if (problem) problems.set(name, problem);
  }
  const loose = looseEnds(form.values.story_structure);
  if (loose.length > 0) {
    const lines = loose.map(({ path, target }) => line(path, words.noScene(target)));
    problems.set('story_structure', lines.join('\n'));
  }
  for (const [name, message] of Object.entries(form.errors)) if (message) problems.set(name, message);

  return {
    ...form,
    errors: Object.fromEntries(problems),
    faultsIn: (section) => [...problems.keys()].filter((name) => sectionOf(name) === section).length,
  };
}
