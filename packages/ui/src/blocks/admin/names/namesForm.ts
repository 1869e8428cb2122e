import type { Category } from '@kathaloka/contract/entities';
import { NAME_LANGUAGES, type NameLanguage } from '@kathaloka/contract/languages';
import { checkName, type RuleFault } from '@kathaloka/contract/rules';
import type { Named } from '@kathaloka/contract/rules';

/** The names of a category or tag: in English, and in the languages that have a name for it. */
export type NamesValues = Pick<Category, 'display_name' | 'names'>;

/** The names in a form: a text for each language, empty if there is no name. */
export type NamesForm = Record<'display_name' | NameLanguage, string>;

const checkOptionalName = (value: string): RuleFault | undefined =>
  value.trim() === '' ? undefined : checkName(value);

export const namesRules = { display_name: checkName, hi: checkOptionalName, ur: checkOptionalName };

export function namesForm({ display_name, names = {} }: Named = { display_name: '' }): NamesForm {
  return { display_name, hi: names.hi ?? '', ur: names.ur ?? '' };
}

export function namesValues(form: NamesForm): NamesValues {
  const given = NAME_LANGUAGES.map((language) => [language, form[language].trim()] as const);
  return {
    display_name: form.display_name.trim(),
    names: Object.fromEntries(given.filter(([, name]) => name !== '')),
  };
}

export const haveSameNames = (one: NamesValues, other: NamesValues): boolean =>
  one.display_name === other.display_name &&
  NAME_LANGUAGES.every((language) => one.names[language] === other.names[language]);
