import { search } from '../en/search.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useSearchWords: AreaHook<'search'> = () => useArea('search', search);
