import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import { english, type Letters } from './lettersInEnglish.ts';
import { hindi } from './lettersInHindi.ts';

/** The letters in the language of whoever caused them; English where nobody has written them. */
const LETTERS: Readonly<Partial<Record<InterfaceLanguage, Letters>>> = { hi: hindi };

export function lettersIn(language: InterfaceLanguage): Letters {
  return LETTERS[language] ?? english;
}
