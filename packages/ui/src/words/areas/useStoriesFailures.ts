import { storiesFailures } from '../en/storiesFailures.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useStoriesFailures: AreaHook<'storiesFailures'> = () =>
  useArea('storiesFailures', storiesFailures);
