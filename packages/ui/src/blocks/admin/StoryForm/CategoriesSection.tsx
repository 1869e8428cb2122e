import type { Tag } from '@kathaloka/contract/entities';
import { CategoryField } from '../../authoring/storyFields/CategoryField.tsx';
import { storyField } from '../../authoring/storyFields/storyField.ts';
import { TagsField } from '../../authoring/storyFields/TagsField.tsx';
import { FormSection, type SectionProps } from './FormSection.tsx';
import { CategoryRow } from './StoryForm.styles.ts';
import type { NamedThing } from '../../useNameOptions.ts';

interface CategoriesSectionProps extends SectionProps {
  categories: readonly NamedThing[];
  tags: readonly Tag[];
}

/** The section with the category and the tags. */
export function CategoriesSection({ form, onEnter, categories, tags }: CategoriesSectionProps) {
  return (
    <FormSection name="categories" onEnter={onEnter}>
      <CategoryRow>
        <CategoryField {...storyField(form, 'category_id')} categories={categories} />
        <TagsField {...storyField(form, 'tag_ids')} tags={tags} isOptional />
      </CategoryRow>
    </FormSection>
  );
}
