import { opening } from '../en/opening.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useOpeningWords: AreaHook<'opening'> = () => useArea('opening', opening);
