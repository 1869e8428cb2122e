import { findings } from '../en/findings.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

/** The sentences of the story checks, for `findingText`. */
export const useFindingWords: AreaHook<'findings'> = () => useArea('findings', findings);
