import { nameOfArea } from './area.ts';
import { useLanguageWords } from './languageWords.ts';
import { type SomeOf, withEnglish } from './withEnglish.ts';

/**
 * The words of an area in the chosen language; missing ones are English.
 *
 * @example
 * const { play } = useWords(storyWords);
 */
export function useWords<T extends object>(english: T): T {
  const words = useLanguageWords() as Readonly<Record<string, SomeOf<T> | undefined>>;
  return withEnglish(words[nameOfArea(english)], english);
}
