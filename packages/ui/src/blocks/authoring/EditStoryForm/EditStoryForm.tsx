import type { Language, Tag } from '@kathaloka/contract/entities';
import { EDIT_CONTENT_RATINGS, EDIT_DIFFICULTIES } from '@kathaloka/contract/limits';
import type { EditErrors, EditValues } from '@kathaloka/story/editing';
import type { ComponentProps } from 'react';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { Stack, Two } from '../formLayout.styles.ts';
import { CategoryField } from '../storyFields/CategoryField.tsx';
import { CoverAddressField } from '../storyFields/CoverAddressField.tsx';
import { CoverPreview } from '../storyFields/CoverPreview.tsx';
import { PremiumField } from '../storyFields/PremiumField.tsx';
import { storyField } from '../storyFields/storyField.ts';
import { StoryOption } from '../storyFields/StoryOption.tsx';
import { StoryText } from '../storyFields/StoryText.tsx';
import { TagsField } from '../storyFields/TagsField.tsx';
import type { NamedThing } from '../../useNameOptions.ts';
import { editStoryWords } from '../../../words/editStory/en.ts';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { useWords } from '../../../words/useWords.ts';

export type { EditErrors, EditValues } from '@kathaloka/story/editing';

export interface EditStoryFormProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The current values. */
  values: EditValues;
  /** The errors of fields that have lost focus. */
  errors: EditErrors;
  /** All categories. */
  categories: readonly NamedThing[];
  /** All tags. */
  tags: readonly Tag[];
  /** The language of the story. */
  language: Language;
  /** Called with the changed values. */
  onEdit: (changes: Partial<EditValues>) => void;
  /** Called when a field loses focus, to show its error. */
  onLeave: (field: keyof EditErrors) => void;
}

/**
 * The fields for a story's texts, category, tags and audience.
 *
 * @use Edits all fields of a published story on one page.
 * @avoid Not to write a new one: `WizardTabs`.
 * @heard Labels, counts, errors at their fields.
 * @keys type, tab
 * @example
 * <EditStoryForm
 *   values={values}
 *   errors={{}}
 *   categories={categories}
 *   tags={tags}
 *   language="en"
 *   onEdit={change}
 *   onLeave={validate}
 * />
 */
export function EditStoryForm({
  values,
  errors,
  categories,
  tags,
  language,
  onEdit,
  onLeave,
  ...rest
}: EditStoryFormProps) {
  const words = useWords(editStoryWords);
  const form = { values, errors, onEdit, onLeave };
  const text = (name: 'title' | 'tagline' | 'story_description') => ({ ...storyField(form, name), language });
  return (
    <Stack {...rest}>
      <Panel title={words.basics}>
        <Stack>
          <StoryText {...text('title')} required />
          <StoryText {...text('tagline')} />
          <StoryText {...text('story_description')} face="tale" hint={words.descriptionHint} required />
          <CoverAddressField
            name="cover_image_url"
            value={values.cover_image_url ?? ''}
            error={errors.cover_image_url}
            onValueChange={(url) => onEdit({ cover_image_url: url || null })}
            onBlur={() => onLeave('cover_image_url')}
          />
          <CoverPreview src={values.cover_image_url} />
        </Stack>
      </Panel>
      <Panel title={words.categorization}>
        <Stack>
          <CategoryField
            name="category_id"
            value={values.category_id ?? ''}
            categories={categories}
            noCategory={words.noCategory}
            onValueChange={(id) => onEdit({ category_id: id || null })}
          />
          <TagsField {...storyField({ values, onEdit }, 'tag_ids')} tags={tags} />
        </Stack>
      </Panel>
      <Settings values={values} onEdit={onEdit} />
    </Stack>
  );
}

/** The fields for the story's audience. */
function Settings(form: Pick<EditStoryFormProps, 'values' | 'onEdit'>) {
  const words = useWords(editStoryWords);
  const { options } = useWords(storyFieldsWords);
  return (
    <Panel title={words.settings}>
      <Stack>
        <Two>
          <StoryOption
            {...storyField(form, 'content_rating')}
            options={EDIT_CONTENT_RATINGS}
            labelOf={(rating) => options[rating]}
          />
          <StoryOption
            {...storyField(form, 'difficulty_level')}
            options={EDIT_DIFFICULTIES}
            labelOf={(difficulty) => options[difficulty]}
          />
        </Two>
        <PremiumField {...storyField(form, 'is_premium')} hint={words.premiumHint} />
      </Stack>
    </Panel>
  );
}
