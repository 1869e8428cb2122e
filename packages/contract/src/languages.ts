/** The languages of the interface; stories can be told in more. */
export const INTERFACE_LANGUAGES = ['en', 'hi', 'ur'] as const;
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number];

/** The cookie, and the key in the browser's storage, of the language that a person chose. */
export const LANGUAGE_KEY = 'kathaloka.language';

/** The first of a person's languages (`hi-IN`, `en`) that the interface has. */
export function offeredLanguage(wanted: readonly (string | null | undefined)[]): InterfaceLanguage {
  for (const tag of wanted) {
    const offered = INTERFACE_LANGUAGES.find((language) => language === tag?.split('-', 1)[0]);
    if (offered) return offered;
  }
  return 'en';
}
