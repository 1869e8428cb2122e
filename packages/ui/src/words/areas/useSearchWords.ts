import type { Words } from '../en.ts';
import { search } from '../en/search.ts';
import { useArea } from '../WordsProvider.tsx';

export function useSearchWords(): Words['search'] {
  return useArea('search', search);
}
