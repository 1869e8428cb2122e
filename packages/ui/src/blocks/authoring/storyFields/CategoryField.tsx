import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { type NamedThing, useNameOptions } from '../../useNameOptions.ts';
import type { StoryFieldProps } from './storyField.ts';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface CategoryFieldProps extends StoryFieldProps<'category_id', string> {
  /** All categories. */
  categories: readonly NamedThing[];
  /** The label of the option for no category. Without it a category is required. */
  noCategory?: string;
}

/** The field for the category of a story. */
export function CategoryField({ categories, noCategory, error, ...control }: CategoryFieldProps) {
  const words = useWords(storyFieldsWords);
  const isRequired = noCategory === undefined;
  const options = useNameOptions(categories);
  return (
    <FormField data-field="category_id" label={words.labels.category_id} error={error} required={isRequired}>
      <Select
        {...control}
        placeholder={isRequired ? words.chooseCategory : undefined}
        options={isRequired ? options : [{ value: '', label: noCategory }, ...options]}
      />
    </FormField>
  );
}
