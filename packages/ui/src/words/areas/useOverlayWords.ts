import type { Words } from '../en.ts';
import { overlay } from '../en/overlay.ts';
import { useArea } from '../WordsProvider.tsx';

export function useOverlayWords(): Words['overlay'] {
  return useArea('overlay', overlay);
}
