import type { Words } from '../en.ts';
import { storyPage } from '../en/storyPage.ts';
import { useArea } from '../WordsProvider.tsx';

export function useStoryPageWords(): Words['storyPage'] {
  return useArea('storyPage', storyPage);
}
