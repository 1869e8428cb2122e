import type { Language } from '@kathaloka/contract/entities';
import { languageOfText } from '@kathaloka/contract/languages';

/**
 * The language of a category's, a tag's or a row's name, for its `lang`: names come without one. Latin
 * letters count as English.
 */
export function nameLanguage(name: string): Language | undefined {
  return languageOfText(name) ?? (/\p{Script=Latin}/u.test(name) ? 'en' : undefined);
}
