import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import { english, type Emails } from './emailsInEnglish.ts';
import { hindi } from './emailsInHindi.ts';
import { urdu } from './emailsInUrdu.ts';

const EMAILS: Readonly<Record<InterfaceLanguage, Emails>> = { en: english, hi: hindi, ur: urdu };

/** The emails, in the language of the person whose request causes them. */
export function emailsIn(language: InterfaceLanguage): Emails {
  return EMAILS[language];
}
