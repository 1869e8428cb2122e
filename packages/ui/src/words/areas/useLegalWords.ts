import { legal } from '../en/legal.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useLegalWords: AreaHook<'legal'> = () => useArea('legal', legal);
