import { FormField, type FormFieldProps } from '../../../patterns/FormField/FormField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { useStoryFieldsWords } from '../../../words/areas/useStoryFieldsWords.ts';
import type { StoryFieldProps } from './storyField.ts';

interface CoverAddressFieldProps
  extends StoryFieldProps<'cover_image_url', string>, Pick<FormFieldProps, 'hint' | 'required'> {}

/** The address of a picture that is the cover of a story. */
export function CoverAddressField({ hint, error, required = false, ...control }: CoverAddressFieldProps) {
  const words = useStoryFieldsWords();
  return (
    <FormField
      label={words.labels.cover_image_url}
      hint={hint ?? words.coverHint}
      error={error}
      required={required}
    >
      <TextField {...control} type="url" inputMode="url" dir="ltr" />
    </FormField>
  );
}
