import type { Words } from '../en.ts';
import { authoringFailures } from '../en/authoringFailures.ts';
import { useArea } from '../WordsProvider.tsx';

export function useAuthoringFailures(): Words['authoringFailures'] {
  return useArea('authoringFailures', authoringFailures);
}
