import type { Language } from '@kathaloka/contract/entities';
import { IMAGE_ALT_MAX } from '@kathaloka/contract/limits';
import { FormField, type FormFieldProps } from '../../../patterns/FormField/FormField.tsx';
import { TextArea, type TextAreaProps } from '../../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { directionOf } from '../../../theme/direction.ts';
import type { StoryFieldProps } from './storyField.ts';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { useWords } from '../../../words/useWords.ts';

const LINES = ['title', 'tagline', 'image_alt'] as const;
export type StoryTextName =
  | (typeof LINES)[number]
  | 'story_description'
  | 'story_prompt'
  | 'story_system_prompt';

interface StoryTextProps
  extends
    StoryFieldProps<StoryTextName, string>,
    Pick<FormFieldProps, 'hint' | 'required' | 'isOptional'>,
    Pick<TextAreaProps, 'rows' | 'face' | 'limit' | 'placeholder'> {
  /** The language of the story. */
  language: Language;
  /** Replaces the default label. */
  label?: string;
}

/** A field for a text of a story, in the story's language: one line, or several. */
export function StoryText({
  name,
  language,
  label,
  hint,
  error,
  required = false,
  isOptional = false,
  rows,
  face = 'ui',
  limit,
  ...control
}: StoryTextProps) {
  const { labels } = useWords(storyFieldsWords);
  const text = { name, lang: language, dir: directionOf(language), ...control };
  return (
    <FormField
      data-field={name}
      label={label ?? labels[name]}
      hint={hint}
      error={error}
      required={required}
      isOptional={isOptional}
    >
      {LINES.some((line) => line === name) ? (
        <TextField {...text} maxLength={name === 'image_alt' ? IMAGE_ALT_MAX : undefined} />
      ) : (
        <TextArea {...text} rows={rows} face={face} limit={limit} />
      )}
    </FormField>
  );
}
