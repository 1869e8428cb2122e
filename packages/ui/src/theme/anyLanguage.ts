import type { Language } from '@kathaloka/contract/entities';

/** The language of a story by its tag: one of Kathaloka's, or any other, such as `fr` and `pt-BR`. */
export type AnyLanguage = Language | (string & {});

/** The fields of a story, told in any language. */
export type InAnyLanguage<S extends { language: Language }> = Omit<S, 'language'> & {
  language: AnyLanguage;
};
