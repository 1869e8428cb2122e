import type { AuthoredStory, Fault } from '@kathaloka/contract/entities';
import { createStoryRules } from '@kathaloka/contract/rules';
import { useState } from 'react';
import { type FormControl, useForm } from '../../../hooks/useForm.ts';
import { useAdminFormWords } from '../../../words/areas/useAdminFormWords.ts';
import { isJsonObject, looseEnds, placedFaults, sectionOf, type StorySection } from './storyFaults.ts';
import {
  type AdminStoryValues,
  type StoryFormTexts,
  type StoryFormTicks,
  textsOf,
  ticksOf,
  valuesOf,
} from './storyFormValues.ts';

export interface StoryFormControl extends FormControl<StoryFormTexts> {
  ticks: StoryFormTicks;
  tick: (changed: Partial<StoryFormTicks>) => void;
  /** What is wrong with a field: by the rules, by the server, or in its JSON. */
  errorOf: (name: string) => string | undefined;
  /** How many fields of a section are at fault. */
  faultsIn: (section: StorySection) => number;
}

interface StoryFormOptions {
  story: AuthoredStory | undefined;
  faults: readonly Fault[];
  onSubmit: (values: AdminStoryValues) => void;
}

/** The story form: what is in it, and everything that is wrong with that. */
export function useStoryForm({ story, faults, onSubmit }: StoryFormOptions): StoryFormControl {
  const words = useAdminFormWords();
  const [ticks, setTicks] = useState(() => ticksOf(story));
  const form = useForm<StoryFormTexts>({
    initialValues: textsOf(story),
    rules: createStoryRules,
    onSubmit: (texts) => onSubmit(valuesOf(texts, ticks)),
  });

  const problems = new Map<string, string>();
  for (const { field, path, message } of placedFaults(faults)) {
    const earlier = problems.get(field);
    const line = words.fault(path, message);
    problems.set(field, earlier ? `${earlier}\n${line}` : line);
  }
  for (const name of ['game_config', 'story_structure'] as const) {
    if (!isJsonObject(form.values[name])) problems.set(name, words.notJson);
  }
  const loose = looseEnds(form.values.story_structure);
  if (loose.length > 0) {
    const lines = loose.map(({ path, target }) => words.fault(path, words.noScene(target)));
    problems.set('story_structure', lines.join('\n'));
  }
  for (const [name, message] of Object.entries(form.errors)) if (message) problems.set(name, message);

  return {
    ...form,
    ticks,
    tick: (changed) => setTicks((current) => ({ ...current, ...changed })),
    errorOf: (name) => problems.get(name),
    faultsIn: (section) => [...problems.keys()].filter((name) => sectionOf(name) === section).length,
  };
}
