import type { Words } from '../en.ts';
import { importing } from '../en/importing.ts';
import { useArea } from '../WordsProvider.tsx';

/** What the readers of story files say, by their codes. */
export function useImportingWords(): Words['importing'] {
  return useArea('importing', importing);
}
