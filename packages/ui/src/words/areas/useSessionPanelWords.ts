import type { Words } from '../en.ts';
import { sessionPanel } from '../en/sessionPanel.ts';
import { useArea } from '../WordsProvider.tsx';

export function useSessionPanelWords(): Words['sessionPanel'] {
  return useArea('sessionPanel', sessionPanel);
}
