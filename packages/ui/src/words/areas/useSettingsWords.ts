import { settings } from '../en/settings.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useSettingsWords: AreaHook<'settings'> = () => useArea('settings', settings);
