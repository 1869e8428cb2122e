import { sharing } from '../en/sharing.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useSharingWords: AreaHook<'sharing'> = () => useArea('sharing', sharing);
