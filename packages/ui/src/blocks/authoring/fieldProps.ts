import type { StoryCreate } from '@kathaloka/contract/entities';
import type { StoryFormState } from './storyFields/storyFormState.ts';

/** The props of every part of the form: the draft, and a callback for changes. */
export interface DraftFieldsProps {
  draft: StoryCreate;
  onEdit: (changes: Partial<StoryCreate>) => void;
}

/** Converts a draft to the props of `StoryField`. */
export function ofDraft({ draft, onEdit }: DraftFieldsProps): Omit<StoryFormState, 'form'> {
  return { values: draft, language: draft.language, onEdit };
}
