import { allNames, type Named } from '@kathaloka/contract/rules';
import { storyWords } from './story/en.ts';
import { useWords } from './useWords.ts';

/** Returns a category's or a tag's name in the language of the page, or in English without one. */
export function useNameOf(): (thing: Named) => string {
  const { ownLanguage } = useWords(storyWords);
  return (thing) => nameIn(thing, ownLanguage);
}

function nameIn({ display_name, names = {} }: Named, language: string): string {
  const translated: Readonly<Record<string, string | undefined>> = names;
  return translated[language] ?? display_name;
}

/** Whether a text is part of one of the names, in any language and case. */
export function hasName(thing: Named, text: string): boolean {
  const wanted = text.toLocaleLowerCase();
  return allNames(thing).some((name) => name.toLocaleLowerCase().includes(wanted));
}
