import { importing } from '../en/importing.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

/** What the readers of story files say, by their codes. */
export const useImportingWords: AreaHook<'importing'> = () => useArea('importing', importing);
