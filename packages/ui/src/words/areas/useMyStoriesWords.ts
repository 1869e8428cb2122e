import { myStories } from '../en/myStories.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useMyStoriesWords: AreaHook<'myStories'> = () => useArea('myStories', myStories);
