import { FormField, type FormFieldProps } from '../../../patterns/FormField/FormField.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { OwnWidth } from '../formLayout.styles.ts';
import type { StoryFieldProps } from './storyField.ts';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface StoryOptionProps<V extends string>
  extends
    StoryFieldProps<'content_rating' | 'difficulty_level' | 'language', V>,
    Pick<FormFieldProps, 'hint'> {
  /** The options of this form. A value that is not among them is preserved and shown. */
  options: readonly V[];
  /** Returns the label of an option. */
  labelOf: (option: V) => string;
  /**
   * Whether all options are visible side by side.
   * @default false
   */
  isSegmented?: boolean;
}

/** A field with options: the content rating, the difficulty or the language of a story. */
export function StoryOption<V extends string>({
  name,
  value,
  options,
  labelOf,
  hint,
  error,
  isSegmented = false,
  onValueChange,
}: StoryOptionProps<V>) {
  const { labels } = useWords(storyFieldsWords);
  const offered = options.includes(value) ? options : [value, ...options];
  const control = {
    value,
    options: offered.map((option) => ({ value: option, label: labelOf(option) })),
    onValueChange,
  };
  return (
    <FormField label={labels[name]} hint={hint} error={error} isGroup={isSegmented}>
      {isSegmented ? (
        <OwnWidth>
          <SegmentedControl {...control} />
        </OwnWidth>
      ) : (
        <Select {...control} name={name} />
      )}
    </FormField>
  );
}
