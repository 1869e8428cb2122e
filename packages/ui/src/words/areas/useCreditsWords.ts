import { credits } from '../en/credits.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useCreditsWords: AreaHook<'credits'> = () => useArea('credits', credits);
