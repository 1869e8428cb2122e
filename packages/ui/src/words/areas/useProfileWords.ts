import { profile } from '../en/profile.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useProfileWords: AreaHook<'profile'> = () => useArea('profile', profile);
