import { reasons } from '../en/reasons.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useReasonsWords: AreaHook<'reasons'> = () => useArea('reasons', reasons);
