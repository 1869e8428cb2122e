import type { Language } from '@kathaloka/contract/entities';
import { languageOfText } from '@kathaloka/contract/languages';

/**
 * The language of a category's or a tag's name, or of a row's title, for its `lang`: they come without one. Latin
 * letters mean English.
 */
export function nameLanguage(name: string): Language | undefined {
  return languageOfText(name) ?? (/\p{Script=Latin}/u.test(name) ? 'en' : undefined);
}
