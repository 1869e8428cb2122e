import type { Category, Tag } from '@kathaloka/contract/entities';
import { STORY_TAGS_MAX } from '@kathaloka/contract/limits';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TagPicker } from '../../../patterns/TagPicker/TagPicker.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { useAdminFormWords } from '../../../words/areas/useAdminFormWords.ts';
import { nameOption } from '../../nameOption.ts';
import { FormSection, type SectionProps } from './FormSection.tsx';
import { CategoryRow } from './StoryForm.styles.ts';

interface CategoriesSectionProps extends SectionProps {
  categories: readonly Pick<Category, 'id' | 'display_name'>[];
  tags: readonly Tag[];
}

/** The category and the tags. */
export function CategoriesSection({ form, onEnter, categories, tags }: CategoriesSectionProps) {
  const words = useAdminFormWords();
  const options = categories.map(nameOption);
  return (
    <FormSection name="categories" onEnter={onEnter}>
      <CategoryRow>
        <FormField label={words.category} error={form.errorOf('category_id')} required>
          <Select {...form.field('category_id')} options={options} placeholder={words.chooseCategory} />
        </FormField>
        <FormField label={words.tags} error={form.errorOf('tag_ids')} isGroup isOptional>
          <TagPicker
            label={words.tags}
            tags={tags}
            max={STORY_TAGS_MAX}
            value={form.ticks.tag_ids}
            onValueChange={(tag_ids) => form.tick({ tag_ids })}
          />
        </FormField>
      </CategoryRow>
    </FormSection>
  );
}
