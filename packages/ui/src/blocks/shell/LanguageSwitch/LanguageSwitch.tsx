import type { Language } from '@kathaloka/contract/entities';
import { Globe } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Choice, LanguageRoot } from './LanguageSwitch.styles.ts';
import { languageNames } from './languageNames.ts';
import { settingsWords } from '../../../words/settings/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface LanguageSwitchProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The current language. */
  value: Language;
  /** The name of the field in a form. */
  name?: string | undefined;
  /** The available languages. */
  languages: readonly Language[];
  /** Called with the chosen language. */
  onValueChange: (language: Language) => void;
}

/**
 * A select for the language of the interface; each language is listed by its own name.
 *
 * @use Chooses the language of the page.
 * @avoid Not the language of a story: `StoryHeader` and `PlaySettings`.
 * @heard The label, and each language by its own name.
 * @keys choose
 * @example
 * <LanguageSwitch value="en" languages={SHELL_LANGUAGES} onValueChange={setLanguage} />
 */
export function LanguageSwitch({ value, name, languages, onValueChange, ...rest }: LanguageSwitchProps) {
  return (
    <LanguageRoot {...rest}>
      <Globe />
      <Choice
        aria-label={useWords(settingsWords).language}
        name={name}
        value={value}
        onValueChange={(language) => onValueChange(language as Language)}
        options={languages.map((language) => ({
          value: language,
          label: languageNames[language],
          lang: language,
        }))}
      />
    </LanguageRoot>
  );
}
