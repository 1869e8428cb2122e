import { storyFields } from '../en/storyFields.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useStoryFieldsWords: AreaHook<'storyFields'> = () => useArea('storyFields', storyFields);
