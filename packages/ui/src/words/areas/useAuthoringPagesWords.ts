import type { Words } from '../en.ts';
import { authoringPages } from '../en/authoringPages.ts';
import { useArea } from '../WordsProvider.tsx';

export function useAuthoringPagesWords(): Words['authoringPages'] {
  return useArea('authoringPages', authoringPages);
}
