import type { LanguageWords } from '@kathaloka/ui';
import { administration as inHindi } from '../packages/ui/src/words/administration/hi.ts';
import * as hi from '../packages/ui/src/words/hi.ts';
import { administration as inUrdu } from '../packages/ui/src/words/administration/ur.ts';
import * as ur from '../packages/ui/src/words/ur.ts';

interface Told {
  readonly value: string;
  readonly title: string;
  /** Bundled, so that no story shows another language first. */
  readonly words: LanguageWords;
}

/** The languages in which the product's own words can be seen: a language without words would show English. */
export const LANGUAGES: readonly Told[] = [
  { value: 'en', title: 'English', words: {} },
  { value: 'hi', title: 'Hindi', words: { ...hi, ...inHindi } },
  { value: 'ur', title: 'Urdu', words: { ...ur, ...inUrdu } },
];
