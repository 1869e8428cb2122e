import type { Category, Language, Tag } from '@kathaloka/contract/entities';
import type { EditErrors, EditValues } from '../model/editValues.ts';

export interface EditStoryFormProps {
  /** What stands in the form. */
  values: EditValues;
  /** What is wrong, of the fields that were left. */
  errors: EditErrors;
  /** Every category there is. */
  categories: readonly Category[];
  /** Every tag there is. */
  tags: readonly Tag[];
  /** The language that the story is written in. */
  language: Language;
  /** Called with what changed. */
  onEdit: (changes: Partial<EditValues>) => void;
  /** A field was left, so that it may be called wrong. */
  onLeave: (field: keyof EditErrors) => void;
}
