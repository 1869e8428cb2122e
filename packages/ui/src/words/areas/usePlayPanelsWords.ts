import { playPanels } from '../en/playPanels.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const usePlayPanelsWords: AreaHook<'playPanels'> = () => useArea('playPanels', playPanels);
