import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import { english, type Letters } from './lettersInEnglish.ts';
import { hindi } from './lettersInHindi.ts';
import { urdu } from './lettersInUrdu.ts';

const LETTERS: Readonly<Record<InterfaceLanguage, Letters>> = { en: english, hi: hindi, ur: urdu };

/** The letters, in the language of the person whose request causes them. */
export function lettersIn(language: InterfaceLanguage): Letters {
  return LETTERS[language];
}
