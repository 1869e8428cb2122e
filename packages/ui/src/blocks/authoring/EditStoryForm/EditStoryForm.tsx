import { STORY_TAGS_MAX } from '@kathaloka/contract/limits';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TagPicker } from '../../../patterns/TagPicker/TagPicker.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { useEditStoryWords } from '../../../words/areas/useEditStoryWords.ts';
import { Stack } from '../formLayout.styles.ts';
import { BasicInformation } from './BasicInformation.tsx';
import { Settings } from './Settings.tsx';
import type { EditStoryFormProps } from './editStoryFormProps.ts';

/** A story's words, its place in the catalogue, and for whom it is. */
export function EditStoryForm({ categories, tags, ...form }: EditStoryFormProps) {
  const words = useEditStoryWords();
  const { values, onEdit } = form;
  return (
    <Stack>
      <BasicInformation {...form} />
      <Panel title={words.categorization}>
        <Stack>
          <FormField label={words.fields.category}>
            <Select
              value={values.category_id ?? ''}
              options={[
                { value: '', label: words.noCategory },
                ...categories.map(({ id, display_name }) => ({ value: id, label: display_name })),
              ]}
              onValueChange={(id) => onEdit({ category_id: id || null })}
            />
          </FormField>
          <FormField label={words.fields.tags} isGroup>
            <TagPicker
              label={words.fields.tags}
              tags={tags}
              selectedIds={values.tag_ids}
              max={STORY_TAGS_MAX}
              onChange={(tag_ids) => onEdit({ tag_ids })}
            />
          </FormField>
        </Stack>
      </Panel>
      <Settings values={values} onEdit={onEdit} />
    </Stack>
  );
}
