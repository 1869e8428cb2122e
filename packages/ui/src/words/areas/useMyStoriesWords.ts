import { myStories } from '../en/myStories.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useMyStoriesWords: AreaHook<'myStories'> = () => useArea('myStories', myStories);
