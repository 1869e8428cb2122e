import { credits } from '../en/credits.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useCreditsWords: AreaHook<'credits'> = () => useArea('credits', credits);
