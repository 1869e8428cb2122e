import { progress } from '../en/progress.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useProgressWords: AreaHook<'progress'> = () => useArea('progress', progress);
