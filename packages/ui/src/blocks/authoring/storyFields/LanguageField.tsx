import type { Language } from '@kathaloka/contract/entities';
import { LANGUAGES } from '@kathaloka/contract/limits';
import type { StoryFieldProps } from './storyField.ts';
import { StoryOption } from './StoryOption.tsx';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The language that a story is written in: its letters, its direction and its forms of numbers follow from it. */
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
