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
 * A language's words, loaded when it is chosen. English is always there, and is what a language without words gets:
 * those of one of your own go to `WordsProvider` as they are.
 *
 * @example
 * const words = await loadWords('ur');
 */
export function loadWords(language: ShellLanguage): Promise<WholeAreas> {
  return (LANGUAGES[language] ?? LANGUAGES.en)();
}
