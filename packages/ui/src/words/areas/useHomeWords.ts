import { home } from '../en/home.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useHomeWords: AreaHook<'home'> = () => useArea('home', home);
