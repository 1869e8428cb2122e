import type { LanguageWords } from '@kathaloka/ui';
import { administration as inHindi } from '../packages/ui/src/words/administration/hi.ts';
import * as hi from '../packages/ui/src/words/hi.ts';
import { administration as inUrdu } from '../packages/ui/src/words/administration/ur.ts';
import * as ur from '../packages/ui/src/words/ur.ts';

interface ToolbarLanguage {
  readonly value: string;
  readonly title: string;
  /** Bundled, so that no story first shows another language. */
  readonly words: LanguageWords;
}

/** The languages of the toolbar: those that the product's words are translated into. */
export const LANGUAGES: readonly ToolbarLanguage[] = [
  { value: 'en', title: 'English', words: {} },
  { value: 'hi', title: 'Hindi', words: { ...hi, ...inHindi } },
  { value: 'ur', title: 'Urdu', words: { ...ur, ...inUrdu } },
];
