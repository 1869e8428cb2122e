import type { Category } from '@kathaloka/contract/entities';
import type { StoryBasicsForm } from '@kathaloka/contract/rules';
import type { ComponentProps, ReactNode } from 'react';
import type { FormErrors } from '../../../hooks/useFormErrors.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { useAuthoringWords } from '../../../words/areas/useAuthoringWords.ts';
import { nameOption } from '../../nameOption.ts';
import { Stack } from '../formLayout.styles.ts';
import type { DraftFieldsProps } from '../fieldProps.ts';
import type { NeededField } from '@kathaloka/story/editing';

export interface BasicInfoFieldsProps
  extends Omit<ComponentProps<'section'>, 'children' | 'title'>, DraftFieldsProps {
  /** All categories. */
  categories: readonly Pick<Category, 'id' | 'display_name'>[];
  /** The errors of fields that have lost focus. */
  errors: FormErrors<StoryBasicsForm>;
  /** Called when a field loses focus, so that its error may be shown. */
  onLeave: (field: NeededField) => void;
}

type TextName = Exclude<NeededField, 'cover_image_url' | 'category_id'>;

/** The field props for a text of the draft, in the story's language. */
function textControl(
  { draft, onEdit, onLeave }: Pick<BasicInfoFieldsProps, 'draft' | 'onEdit' | 'onLeave'>,
  name: TextName,
) {
  return {
    lang: draft.language,
    dir: directionOf(draft.language),
    value: draft[name],
    onValueChange: (value: string) => onEdit({ [name]: value }),
    onBlur: () => onLeave(name),
  };
}

/**
 * The required texts of a story, and its category.
 *
 * @example
 * <BasicInfoFields
 *   draft={draft}
 *   categories={categories}
 *   errors={{}}
 *   onEdit={change}
 *   onLeave={validate}
 * />
 */
export function BasicInfoFields({
  draft,
  categories,
  errors,
  onEdit,
  onLeave,
  ...rest
}: BasicInfoFieldsProps) {
  const words = useAuthoringWords();
  const field = (name: TextName) => textControl({ draft, onEdit, onLeave }, name);

  return (
    <Panel title={words.words} {...rest}>
      <Stack>
        <div data-field="title">
          <FormField label={words.fields.title} error={errors.title} required>
            <TextField {...field('title')} />
          </FormField>
        </div>
        <div data-field="tagline">
          <FormField label={words.fields.tagline} hint={words.taglineHint} error={errors.tagline} required>
            <TextField {...field('tagline')} />
          </FormField>
        </div>
        <div data-field="story_description">
          <FormField
            label={words.fields.story_description}
            hint={words.descriptionHint}
            error={errors.story_description}
            required
          >
            <TextArea face="tale" {...field('story_description')} />
          </FormField>
        </div>
        <div data-field="story_prompt">
          <FormField
            label={words.fields.story_prompt}
            hint={words.promptHint}
            error={errors.story_prompt}
            required
          >
            <TextArea face="tale" {...field('story_prompt')} placeholder={words.promptExample} />
          </FormField>
        </div>
        <CategoryField
          draft={draft}
          categories={categories}
          error={errors.category_id}
          onEdit={onEdit}
          onLeave={onLeave}
        />
      </Stack>
    </Panel>
  );
}

interface CategoryFieldProps extends Pick<
  BasicInfoFieldsProps,
  'draft' | 'categories' | 'onEdit' | 'onLeave'
> {
  error: ReactNode;
}

function CategoryField({ draft, categories, error, onEdit, onLeave }: CategoryFieldProps) {
  const words = useAuthoringWords();
  return (
    <div data-field="category_id">
      <FormField label={words.fields.category_id} error={error} required>
        <Select
          value={draft.category_id}
          placeholder={words.chooseCategory}
          options={categories.map(nameOption)}
          onValueChange={(category_id) => onEdit({ category_id })}
          onBlur={() => onLeave('category_id')}
        />
      </FormField>
    </div>
  );
}
