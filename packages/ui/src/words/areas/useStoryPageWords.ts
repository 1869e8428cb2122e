import { storyPage } from '../en/storyPage.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useStoryPageWords: AreaHook<'storyPage'> = () => useArea('storyPage', storyPage);
