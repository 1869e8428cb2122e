import { offline } from '../en/offline.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useOfflineWords: AreaHook<'offline'> = () => useArea('offline', offline);
