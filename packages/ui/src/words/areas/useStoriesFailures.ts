import { storiesFailures } from '../en/storiesFailures.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useStoriesFailures: AreaHook<'storiesFailures'> = () =>
  useArea('storiesFailures', storiesFailures);
