import type { Category, Language, Tag } from '@kathaloka/contract/entities';
import type { EditErrors, EditValues } from '@kathaloka/story/editing';

/** The component's own props, without those of its root element. */
export interface EditStoryFormOwnProps {
  /** The current values. */
  values: EditValues;
  /** The errors of fields that have lost focus. */
  errors: EditErrors;
  /** All categories. */
  categories: readonly Pick<Category, 'id' | 'display_name'>[];
  /** All tags. */
  tags: readonly Tag[];
  /** The language that the story is written in. */
  language: Language;
  /** Called with the changed values. */
  onEdit: (changes: Partial<EditValues>) => void;
  /** Called when a field loses focus, so that its error may be shown. */
  onLeave: (field: keyof EditErrors) => void;
}
