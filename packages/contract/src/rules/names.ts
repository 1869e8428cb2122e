import { NAME_LANGUAGES, type NameLanguage } from '../languages.ts';

/** A category or a tag. */
export interface Named {
  readonly display_name: string;
  /** What it is called in other languages. */
  readonly names?: Readonly<Partial<Record<NameLanguage, string | undefined>>> | undefined;
}

/** What it is called in any language, the English name first. */
export function allNames({ display_name, names = {} }: Named): string[] {
  return [display_name, ...NAME_LANGUAGES.flatMap((language) => names[language] ?? [])];
}
