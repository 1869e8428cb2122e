import type { Words } from '../en.ts';
import { settings } from '../en/settings.ts';
import { useArea } from '../WordsProvider.tsx';

export function useSettingsWords(): Words['settings'] {
  return useArea('settings', settings);
}
