import type { Words } from '../en.ts';
import { playPanels } from '../en/playPanels.ts';
import { useArea } from '../WordsProvider.tsx';

export function usePlayPanelsWords(): Words['playPanels'] {
  return useArea('playPanels', playPanels);
}
