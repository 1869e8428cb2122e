import type { Language, Story } from '@kathaloka/contract/entities';
import type { AnyLanguage } from '../theme/anyLanguage.ts';

/** A story or a series with translations. */
export interface WithTranslations {
  language: AnyLanguage;
  translations?: readonly { readonly language: AnyLanguage }[] | undefined;
}

/** Returns the story in the reader's language if it is translated, otherwise unchanged. */
export function localized<S extends WithTranslations>(story: S, language: string): S {
  return { ...story, ...story.translations?.find((translated) => translated.language === language) };
}

/**
 * Returns the reader's language if the story can be played in it, otherwise undefined.
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
