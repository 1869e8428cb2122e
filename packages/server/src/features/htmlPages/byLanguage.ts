import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@kathaloka/contract/languages';

/** Makes something once for each language of the interface. */
export function byLanguage<T>(
  make: (language: InterfaceLanguage) => T,
): Readonly<Record<InterfaceLanguage, T>> {
  const made = INTERFACE_LANGUAGES.map((language) => [language, make(language)] as const);
  return Object.fromEntries(made) as Record<InterfaceLanguage, T>;
}
