import { reactions } from '../en/reactions.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useReactionsWords: AreaHook<'reactions'> = () => useArea('reactions', reactions);
