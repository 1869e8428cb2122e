import type { Words } from '../en.ts';
import { storiesFailures } from '../en/storiesFailures.ts';
import { useArea } from '../WordsProvider.tsx';

export function useStoriesFailures(): Words['storiesFailures'] {
  return useArea('storiesFailures', storiesFailures);
}
