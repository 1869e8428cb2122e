import { profile } from '../en/profile.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useProfileWords: AreaHook<'profile'> = () => useArea('profile', profile);
