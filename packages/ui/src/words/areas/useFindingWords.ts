import type { Words } from '../en.ts';
import { findings } from '../en/findings.ts';
import { useArea } from '../WordsProvider.tsx';

/** The sentences of the story checks, for `findingText`. */
export function useFindingWords(): Words['findings'] {
  return useArea('findings', findings);
}
