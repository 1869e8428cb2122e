import type { StoryCreate } from '@kathaloka/contract/entities';
import type { StoryFormState } from './storyFields/storyFormState.ts';

/** The props of every part of the form: the draft, and a callback for changes. */
export interface DraftFieldsProps {
  draft: StoryCreate;
  onEdit: (changes: Partial<StoryCreate>) => void;
}

/** A draft as the form of a story takes it. */
export function ofDraft({ draft, onEdit }: DraftFieldsProps): Omit<StoryFormState, 'form'> {
  return { values: draft, language: draft.language, onEdit };
}
