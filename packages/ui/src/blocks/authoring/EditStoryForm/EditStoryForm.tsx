import { STORY_TAGS_MAX } from '@kathaloka/contract/limits';
import type { ComponentProps } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TagPicker } from '../../../patterns/TagPicker/TagPicker.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { useEditStoryWords } from '../../../words/areas/useEditStoryWords.ts';
import { nameOption } from '../../nameOption.ts';
import { Stack } from '../formLayout.styles.ts';
import { BasicInformation } from './BasicInformation.tsx';
import { Settings } from './Settings.tsx';
import type { EditStoryFormOwnProps } from './editStoryFormProps.ts';

export type { EditErrors, EditValues } from '@kathaloka/story/editing';

export interface EditStoryFormProps extends Omit<ComponentProps<'div'>, 'children'>, EditStoryFormOwnProps {}

/**
 * A story's texts, category and tags, and audience.
 *
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
  const words = useEditStoryWords();
  return (
    <Stack {...rest}>
      <BasicInformation
        values={values}
        errors={errors}
        language={language}
        onEdit={onEdit}
        onLeave={onLeave}
      />
      <Panel title={words.categorization}>
        <Stack>
          <FormField label={words.fields.category}>
            <Select
              value={values.category_id ?? ''}
              options={[{ value: '', label: words.noCategory }, ...categories.map(nameOption)]}
              onValueChange={(id) => onEdit({ category_id: id || null })}
            />
          </FormField>
          <FormField label={words.fields.tags} isGroup>
            <TagPicker
              label={words.fields.tags}
              tags={tags}
              value={values.tag_ids}
              max={STORY_TAGS_MAX}
              onValueChange={(tag_ids) => onEdit({ tag_ids })}
            />
          </FormField>
        </Stack>
      </Panel>
      <Settings values={values} onEdit={onEdit} />
    </Stack>
  );
}
