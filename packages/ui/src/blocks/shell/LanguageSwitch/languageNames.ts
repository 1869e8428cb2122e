import type { Language } from '@kathaloka/contract/entities';

/** Each language in its own words: never translated, so that everybody finds their own. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  bn: 'বাংলা',
  te: 'తెలుగు',
  mr: 'मराठी',
  ta: 'தமிழ்',
  ur: 'اردو',
  gu: 'ગુજરાતી',
  kn: 'ಕನ್ನಡ',
  ml: 'മലയാളം',
};
