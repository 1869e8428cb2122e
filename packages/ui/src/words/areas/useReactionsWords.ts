import { reactions } from '../en/reactions.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useReactionsWords: AreaHook<'reactions'> = () => useArea('reactions', reactions);
