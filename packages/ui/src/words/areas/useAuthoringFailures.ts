import { authoringFailures } from '../en/authoringFailures.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useAuthoringFailures: AreaHook<'authoringFailures'> = () =>
  useArea('authoringFailures', authoringFailures);
