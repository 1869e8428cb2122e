import { ending } from '../en/ending.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useEndingWords: AreaHook<'ending'> = () => useArea('ending', ending);
