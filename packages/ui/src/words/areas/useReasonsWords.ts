import { reasons } from '../en/reasons.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useReasonsWords: AreaHook<'reasons'> = () => useArea('reasons', reasons);
