import { together } from '../en/together.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useTogetherWords: AreaHook<'together'> = () => useArea('together', together);
