import type { Language, Story } from '@kathaloka/contract/entities';

/** The fields of a story in which a reader finds it in another language. */
export type WithTranslations = Pick<Story, 'language'> & Partial<Pick<Story, 'translations'>>;

/** A story as readers of a language see it: in their own words where it has them, else as it was written. */
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
