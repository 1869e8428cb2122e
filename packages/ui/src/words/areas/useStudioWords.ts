import { studio } from '../en/studio.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useStudioWords: AreaHook<'studio'> = () => useArea('studio', studio);
