import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@kathaloka/contract/languages';
import type { LanguageWords } from './WordsProvider.tsx';

/** The languages of the interface; stories can be told in more. */
export const SHELL_LANGUAGES = INTERFACE_LANGUAGES;
export type ShellLanguage = InterfaceLanguage;

const LANGUAGES: Readonly<Record<ShellLanguage, () => Promise<LanguageWords>>> = {
  en: () => Promise.resolve({}),
  hi: async () => (await import('./hi.ts')).hi,
  ur: async () => (await import('./ur.ts')).ur,
};

/**
 * A language's words, loaded when it is chosen. English is always there.
 *
 * @example
 * const words = await loadWords('ur');
 */
export function loadWords(language: ShellLanguage): Promise<LanguageWords> {
  return LANGUAGES[language]();
}
