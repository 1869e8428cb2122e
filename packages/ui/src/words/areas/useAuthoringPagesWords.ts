import { authoringPages } from '../en/authoringPages.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useAuthoringPagesWords: AreaHook<'authoringPages'> = () =>
  useArea('authoringPages', authoringPages);
