/** Returns the name of a language in another language. */
export const languageName = (language: string, inLanguage: string): string =>
  new Intl.DisplayNames(inLanguage, { type: 'language' }).of(language) ?? language;
