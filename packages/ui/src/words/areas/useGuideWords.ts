import { guide } from '../en/guide.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useGuideWords: AreaHook<'guide'> = () => useArea('guide', guide);
