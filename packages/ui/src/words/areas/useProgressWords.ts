import { progress } from '../en/progress.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useProgressWords: AreaHook<'progress'> = () => useArea('progress', progress);
