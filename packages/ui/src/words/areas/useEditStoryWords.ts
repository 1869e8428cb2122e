import type { Words } from '../en.ts';
import { editStory } from '../en/editStory.ts';
import { useArea } from '../WordsProvider.tsx';

export function useEditStoryWords(): Words['editStory'] {
  return useArea('editStory', editStory);
}
