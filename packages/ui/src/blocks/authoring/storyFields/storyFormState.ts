import type { Language, StoryCreate, Tag } from '@kathaloka/contract/entities';
import type { SavedCover } from '@kathaloka/story/editing';
import type { ReactNode } from 'react';
import type { NamedThing } from '../../useNameOptions.ts';
import type { StoryFieldName, StoryFormName } from './storyForms.ts';

/** The values of the fields that have a control. A missing category or address is an empty string. */
type StoryValues = Pick<StoryCreate, StoryFieldName>;

/** The values that a control has changed. */
export type StoryChanges = Partial<Omit<StoryValues, 'cover_image_url'> & { cover_image_url: string }>;

/** The state of a story form: the values and their errors. */
export interface StoryFormState {
  form: StoryFormName;
  values: Partial<Omit<StoryValues, 'category_id'>> & { category_id?: string | null };
  /** The language that the story is written in. */
  language: Language;
  /** The cover of the story as it is saved. */
  savedCover?: SavedCover | undefined;
  /** The errors by field. */
  errors?: Readonly<Record<string, ReactNode>> | undefined;
  categories?: readonly NamedThing[];
  tags?: readonly Tag[];
  onEdit: (changes: StoryChanges) => void;
  /** Called when a field loses focus. */
  onLeave?: ((name: StoryFieldName) => void) | undefined;
}
