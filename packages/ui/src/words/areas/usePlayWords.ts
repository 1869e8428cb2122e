import { play } from '../en/play.ts';
import type { AreaHook } from '../en.ts';
import { useArea } from '../WordsProvider.tsx';

export const usePlayWords: AreaHook<'play'> = () => useArea('play', play);
