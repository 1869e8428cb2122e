import { allNames, type Named } from '@kathaloka/contract/rules';
import { storyWords } from './story/en.ts';
import { useWords } from './useWords.ts';

/** What a category or a tag is called in the language of the page: in English where that has no name for it. */
export function useNameOf(): (thing: Named) => string {
  const { ownLanguage } = useWords(storyWords);
  return (thing) => nameIn(thing, ownLanguage);
}

function nameIn({ display_name, names = {} }: Named, language: string): string {
  const translated: Readonly<Record<string, string | undefined>> = names;
  return translated[language] ?? display_name;
}

/** Whether a text is in one of its names, in any language and case. */
export function hasName(thing: Named, text: string): boolean {
  const wanted = text.toLocaleLowerCase();
  return allNames(thing).some((name) => name.toLocaleLowerCase().includes(wanted));
}
