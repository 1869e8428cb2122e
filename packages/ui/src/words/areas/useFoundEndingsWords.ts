import { foundEndings } from '../en/foundEndings.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useFoundEndingsWords: AreaHook<'foundEndings'> = () => useArea('foundEndings', foundEndings);
