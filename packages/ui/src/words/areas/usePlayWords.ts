import { play } from '../en/play.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../languageWords.ts';

export const usePlayWords: AreaHook<'play'> = () => useArea('play', play);
