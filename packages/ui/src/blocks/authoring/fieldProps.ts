import type { StoryCreate } from '@kathaloka/contract/entities';

/** The props of every part of the form: the draft, and a callback for changes. */
export interface DraftFieldsProps {
  draft: StoryCreate;
  onEdit: (changes: Partial<StoryCreate>) => void;
}
