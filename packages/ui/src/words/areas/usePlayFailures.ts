import { playFailures } from '../en/playFailures.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const usePlayFailures: AreaHook<'playFailures'> = () => useArea('playFailures', playFailures);
