import { search } from '../en/search.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useSearchWords: AreaHook<'search'> = () => useArea('search', search);
