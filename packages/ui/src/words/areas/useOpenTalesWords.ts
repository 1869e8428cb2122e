import { openTales } from '../en/openTales.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useOpenTalesWords: AreaHook<'openTales'> = () => useArea('openTales', openTales);
