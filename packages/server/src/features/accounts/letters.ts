import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type { LetterLanguage } from '../../platform/mail/letter.ts';
import { english, type Letters } from './lettersInEnglish.ts';
import { hindi } from './lettersInHindi.ts';

const LETTERS: Readonly<Record<LetterLanguage, Letters>> = { en: english, hi: hindi };

/** The letters in the language of whoever caused them; English where nobody has written them. */
export function lettersIn(language: InterfaceLanguage): Letters {
  return LETTERS[languageOfLetters(language)];
}

/** The language in which somebody gets letters; English where nobody writes them in theirs. */
export function languageOfLetters(language: InterfaceLanguage | null): LetterLanguage {
  return language === 'hi' ? 'hi' : 'en';
}
