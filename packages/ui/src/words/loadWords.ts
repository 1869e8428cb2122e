import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@kathaloka/contract/languages';
import type { CompleteLanguage, WholeAreas } from './languageWords.ts';

/** The languages of the interface; stories can be told in more. */
export const SHELL_LANGUAGES = INTERFACE_LANGUAGES;
export type ShellLanguage = InterfaceLanguage;

const LANGUAGES: Readonly<Record<ShellLanguage, () => Promise<WholeAreas>>> = {
  en: () => Promise.resolve({}),
  hi: (): Promise<CompleteLanguage> => import('./hi.ts'),
  ur: (): Promise<CompleteLanguage> => import('./ur.ts'),
};

/**
 * Loads the words of a language. English is always loaded, and stands in for an unknown language; give words
 * of your own directly to `WordsProvider`.
 *
 * @example
 * const words = await loadWords('ur');
 */
export function loadWords(language: ShellLanguage): Promise<WholeAreas> {
  return (LANGUAGES[language] ?? LANGUAGES.en)();
}
