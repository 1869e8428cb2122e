import { use } from 'react';
import { type LanguageWords, useLanguageWords } from './languageWords.ts';
import type { ShellLanguage } from './loadWords.ts';

const NONE: LanguageWords = {};

/** Only administrators read these words, so they are not in the bundle that every reader of a language loads. */
const LANGUAGES: Partial<Record<ShellLanguage, () => Promise<LanguageWords>>> = {
  hi: async () => (await import('./administration/hi.ts')).administration,
  ur: async () => (await import('./administration/ur.ts')).administration,
};

const loaded = new Map<ShellLanguage, Promise<LanguageWords>>();

function adminWordsOf(language: ShellLanguage): Promise<LanguageWords> {
  const known = loaded.get(language);
  if (known) return known;
  // English if they fail to load
  const words = LANGUAGES[language]?.().catch(() => NONE) ?? Promise.resolve(NONE);
  loaded.set(language, words);
  return words;
}

/**
 * The words of the page, together with the words of the administrators' pages. Suspends until they have loaded.
 *
 * @example
 * <WordsProvider words={useAdminWordsOf('en')}>{page}</WordsProvider>
 */
export function useAdminWordsOf(language: ShellLanguage): LanguageWords {
  return { ...useLanguageWords(), ...use(adminWordsOf(language)) };
}
