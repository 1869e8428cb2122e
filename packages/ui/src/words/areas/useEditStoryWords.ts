import { editStory } from '../en/editStory.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useEditStoryWords: AreaHook<'editStory'> = () => useArea('editStory', editStory);
