import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import { english, type Emails } from './emailsInEnglish.ts';
import { hindi } from './emailsInHindi.ts';
import { urdu } from './emailsInUrdu.ts';

const EMAILS: Readonly<Record<InterfaceLanguage, Emails>> = { en: english, hi: hindi, ur: urdu };

/** The emails in this language. */
export function emailsIn(language: InterfaceLanguage): Emails {
  return EMAILS[language];
}
