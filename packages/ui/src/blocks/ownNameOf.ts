/** What a language is called in itself. */
export const ownNameOf = (language: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
