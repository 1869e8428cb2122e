import { editStory } from '../en/editStory.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useEditStoryWords: AreaHook<'editStory'> = () => useArea('editStory', editStory);
