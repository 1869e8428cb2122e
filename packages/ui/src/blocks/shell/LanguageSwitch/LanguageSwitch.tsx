import type { Language } from '@kathaloka/contract/entities';
import { Globe } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useSettingsWords } from '../../../words/areas/useSettingsWords.ts';
import { Choice, LanguageRoot } from './LanguageSwitch.styles.ts';
import { languageNames } from './languageNames.ts';

export interface LanguageSwitchProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The language that the product speaks now. */
  value: Language;
  /** The languages that it can speak. */
  languages: readonly Language[];
  /** Another was chosen. */
  onValueChange: (language: Language) => void;
}

/** The language of the product, each by the name that its readers call it. */
export function LanguageSwitch({ value, languages, onValueChange, ...rest }: LanguageSwitchProps) {
  return (
    <LanguageRoot {...rest}>
      <Globe />
      <Choice
        aria-label={useSettingsWords().language}
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
