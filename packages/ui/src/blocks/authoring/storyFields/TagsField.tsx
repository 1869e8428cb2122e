import type { Tag } from '@kathaloka/contract/entities';
import { STORY_TAGS_MAX } from '@kathaloka/contract/limits';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TagPicker } from '../../../patterns/TagPicker/TagPicker.tsx';
import type { StoryFieldProps } from './storyField.ts';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface TagsFieldProps extends Omit<StoryFieldProps<'tag_ids', string[]>, 'onBlur'> {
  /** All tags. */
  tags: readonly Tag[];
  /**
   * Marks the field as optional.
   * @default false
   */
  isOptional?: boolean;
  /** Hides the label visually, if the title of a panel says the same. */
  isBare?: boolean;
}

/** The field for the tags of a story. */
export function TagsField({ value, tags, error, isOptional = false, isBare, onValueChange }: TagsFieldProps) {
  const label = useWords(storyFieldsWords).labels.tag_ids;
  const picker = (
    <TagPicker label={label} tags={tags} value={value} max={STORY_TAGS_MAX} onValueChange={onValueChange} />
  );
  if (isBare) return picker;
  return (
    <FormField label={label} error={error} isGroup isOptional={isOptional}>
      {picker}
    </FormField>
  );
}
