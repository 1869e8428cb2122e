import { landing } from '../en/landing.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useLandingWords: AreaHook<'landing'> = () => useArea('landing', landing);
