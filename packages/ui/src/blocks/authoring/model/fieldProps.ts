import type { StoryCreate } from '@kathaloka/contract/entities';

/** What every part of the form is given: the draft, and where its changes go. */
export interface DraftFieldsProps {
  draft: StoryCreate;
  onEdit: (changes: Partial<StoryCreate>) => void;
}
