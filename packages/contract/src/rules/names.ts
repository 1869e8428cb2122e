import { NAME_LANGUAGES, type NameLanguage } from '../languages.ts';

/** A category or a tag. */
export interface Named {
  readonly display_name: string;
  /** The names in other languages. */
  readonly names?: Readonly<Partial<Record<NameLanguage, string | undefined>>> | undefined;
}

/** The names in all languages, the English one first. */
export function allNames({ display_name, names = {} }: Named): string[] {
  return [display_name, ...NAME_LANGUAGES.flatMap((language) => names[language] ?? [])];
}
