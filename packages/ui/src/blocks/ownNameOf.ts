/** Returns the name of a language in that language. */
export const ownNameOf = (language: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
