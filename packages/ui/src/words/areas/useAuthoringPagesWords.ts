import { authoringPages } from '../en/authoringPages.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useAuthoringPagesWords: AreaHook<'authoringPages'> = () =>
  useArea('authoringPages', authoringPages);
