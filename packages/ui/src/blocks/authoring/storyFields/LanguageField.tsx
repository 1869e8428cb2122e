import type { Language } from '@kathaloka/contract/entities';
import { LANGUAGES } from '@kathaloka/contract/limits';
import type { StoryFieldProps } from './storyField.ts';
import { StoryOption } from './StoryOption.tsx';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The field for the language of a story, which determines its script, direction and plural forms. */
export function LanguageField(props: StoryFieldProps<'language', Language>) {
  const { languageHint, languageName } = useWords(storyFieldsWords);
  return (
    <StoryOption
      {...props}
      options={LANGUAGES}
      labelOf={(code) => `${languageName(code)} (${code})`}
      hint={languageHint}
    />
  );
}
