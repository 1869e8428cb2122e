import { overlay } from '../en/overlay.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const useOverlayWords: AreaHook<'overlay'> = () => useArea('overlay', overlay);
