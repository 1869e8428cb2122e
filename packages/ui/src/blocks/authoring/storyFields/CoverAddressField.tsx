import { FormField, type FormFieldProps } from '../../../patterns/FormField/FormField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import type { StoryFieldProps } from './storyField.ts';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface CoverAddressFieldProps
  extends StoryFieldProps<'cover_image_url', string>, Pick<FormFieldProps, 'hint' | 'required'> {}

/** The field for the address of a cover picture. */
export function CoverAddressField({ hint, error, required = false, ...control }: CoverAddressFieldProps) {
  const words = useWords(storyFieldsWords);
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
