import { legal } from '../en/legal.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useLegalWords: AreaHook<'legal'> = () => useArea('legal', legal);
