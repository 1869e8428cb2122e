import { story } from '../en/story.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useStoryWords: AreaHook<'story'> = () => useArea('story', story);
