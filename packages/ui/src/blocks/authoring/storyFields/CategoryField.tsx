import type { Category } from '@kathaloka/contract/entities';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { useStoryFieldsWords } from '../../../words/areas/useStoryFieldsWords.ts';
import { useStoryWords } from '../../../words/areas/useStoryWords.ts';
import { categoryOption } from '../../nameOption.ts';
import type { StoryFieldProps } from './storyField.ts';

interface CategoryFieldProps extends StoryFieldProps<'category_id', string> {
  /** All categories. */
  categories: readonly Pick<Category, 'id' | 'display_name'>[];
  /** The option for no category. Without it a category is required. */
  noCategory?: string;
}

/** The category of a story. */
export function CategoryField({ categories, noCategory, error, ...control }: CategoryFieldProps) {
  const words = useStoryFieldsWords();
  const isRequired = noCategory === undefined;
  const { categoryName } = useStoryWords();
  const options = categories.map((category) => categoryOption(category, categoryName));
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
