import type { Language, StoryCreate, Tag } from '@kathaloka/contract/entities';
import type { ReactNode } from 'react';
import type { NamedThing } from '../../useNameOptions.ts';
import type { StoryFieldName, StoryFormName } from './storyForms.ts';

/** The fields with a control of their own. A category or an address that is missing is blank. */
type StoryValues = Pick<StoryCreate, StoryFieldName>;

/** What a control has changed. */
export type StoryChanges = Partial<Omit<StoryValues, 'cover_image_url'> & { cover_image_url: string }>;

/** What a form of a story is about: its values, and what is wrong with them. */
export interface StoryFormState {
  form: StoryFormName;
  values: Partial<Omit<StoryValues, 'category_id'>> & { category_id?: string | null };
  /** The language that the story is written in. */
  language: Language;
  /** By field. */
  errors?: Readonly<Record<string, ReactNode>> | undefined;
  categories?: readonly NamedThing[];
  tags?: readonly Tag[];
  onEdit: (changes: StoryChanges) => void;
  /** Called when a field loses focus. */
  onLeave?: ((name: StoryFieldName) => void) | undefined;
}
