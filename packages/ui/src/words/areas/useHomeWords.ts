import { home } from '../en/home.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useHomeWords: AreaHook<'home'> = () => useArea('home', home);
