import { settings } from '../en/settings.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const useSettingsWords: AreaHook<'settings'> = () => useArea('settings', settings);
