import { sessionPanel } from '../en/sessionPanel.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useSessionPanelWords: AreaHook<'sessionPanel'> = () => useArea('sessionPanel', sessionPanel);
