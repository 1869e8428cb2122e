import { foundEndings } from '../en/foundEndings.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useFoundEndingsWords: AreaHook<'foundEndings'> = () => useArea('foundEndings', foundEndings);
