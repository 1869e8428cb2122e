import { NAME_LANGUAGES } from '@kathaloka/contract/languages';
import type { KeyboardEvent, Ref } from 'react';
import type { FormControl } from '../../../hooks/useForm.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { directionOf } from '../../../theme/direction.ts';
import type { NamesForm } from './namesForm.ts';
import { adminWords } from '../../../words/admin/en.ts';
import { storyWords } from '../../../words/story/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface NamesFieldsProps<F extends NamesForm> {
  form: FormControl<F>;
  /** The label of the English name. */
  label: string;
  /** The ref of the field of the English name. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** The fields for a category's or tag's names: in English, and in each other language of the interface. */
export function NamesFields<F extends NamesForm>({ form, label, inputRef, onKeyDown }: NamesFieldsProps<F>) {
  const words = useWords(adminWords).names;
  const { languageName } = useWords(storyWords);
  return (
    <>
      <FormField label={label} error={form.errors.display_name} required>
        <TextField {...form.field('display_name')} ref={inputRef} onKeyDown={onKeyDown} />
      </FormField>
      {NAME_LANGUAGES.map((language) => (
        <FormField
          key={language}
          label={words.nameIn(languageName(language))}
          error={form.errors[language]}
          isOptional
        >
          <TextField
            {...form.field(language)}
            lang={language}
            dir={directionOf(language)}
            placeholder={words.likeEnglish}
            onKeyDown={onKeyDown}
          />
        </FormField>
      ))}
    </>
  );
}
