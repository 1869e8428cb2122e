import type { Language, Tag } from '@kathaloka/contract/entities';
import type { EditErrors, EditValues } from '@kathaloka/story/editing';
import type { ComponentProps } from 'react';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { Stack } from '../formLayout.styles.ts';
import { StoryFields } from '../storyFields/StoryFields.tsx';
import type { StoryFieldName } from '../storyFields/storyForms.ts';
import type { StoryChanges, StoryFormState } from '../storyFields/storyFormState.ts';
import type { NamedThing } from '../../useNameOptions.ts';
import { editStoryWords } from '../../../words/editStory/en.ts';
import { useWords } from '../../../words/useWords.ts';

export type { EditErrors, EditValues } from '@kathaloka/story/editing';

export interface EditStoryFormProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The current values. */
  values: EditValues;
  /** The errors of fields that have lost focus. */
  errors: StoryFormState['errors'];
  /** All categories. */
  categories: readonly NamedThing[];
  /** All tags. */
  tags: readonly Tag[];
  /** The language of the story. */
  language: Language;
  /** The cover of the story as it is saved. */
  savedCover?: StoryFormState['savedCover'];
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
  savedCover,
  onEdit,
  onLeave,
  ...rest
}: EditStoryFormProps) {
  const words = useWords(editStoryWords);
  const form = {
    form: 'edit',
    values,
    errors,
    categories,
    tags,
    language,
    savedCover,
    onEdit: (changes: StoryChanges) => onEdit(withNull(changes)),
    onLeave: (name: StoryFieldName) => onLeave(name as keyof EditErrors),
  } as const;
  return (
    <Stack {...rest}>
      {(['basics', 'categorization', 'settings'] as const).map((section) => (
        <Panel key={section} title={words[section]}>
          <StoryFields {...form} section={section} />
        </Panel>
      ))}
    </Stack>
  );
}

/** Converts an empty category or address to null, which this page stores. */
function withNull({ category_id, cover_image_url, ...changes }: StoryChanges): Partial<EditValues> {
  return {
    ...changes,
    ...(category_id !== undefined && { category_id: category_id || null }),
    ...(cover_image_url !== undefined && { cover_image_url: cover_image_url || null }),
  };
}
