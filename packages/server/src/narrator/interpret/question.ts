import { lexisOf } from './lexis.ts';
import { isPhrase, plain } from './phraseLists.ts';
import { splitWords } from './words.ts';

/** Whether the question may address somebody in the scene instead of the narrator. */
export function isAskedOfSomebody(input: string, language: string): boolean {
  return isPhrase(splitWords(input, plain(lexisOf(language))), language, 'ask.you');
}
