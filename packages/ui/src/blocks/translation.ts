import type { Language, Story } from '@kathaloka/contract/entities';

/** What a reader finds in another language: a story, or a series. */
export interface WithTranslations extends Pick<Story, 'language'> {
  translations?: readonly { readonly language: Language }[] | undefined;
}

/** What readers of a language see: in their own words where it has them, else as it was written. */
export function inReadersWords<S extends WithTranslations>(story: S, language: string): S {
  return { ...story, ...story.translations?.find((translated) => translated.language === language) };
}

/**
 * The language in which a story begins for a reader: theirs, if it can be played in it.
 *
 * @example
 * playLanguage(story, 'hi');
 */
export function playLanguage(
  { languages }: Pick<Story, 'languages'>,
  language: string,
): Language | undefined {
  return languages.find((each) => each === language);
}
