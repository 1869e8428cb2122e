import type { Words } from '../en.ts';
import { play } from '../en/play.ts';
import { useArea } from '../WordsProvider.tsx';

export function usePlayWords(): Words['play'] {
  return useArea('play', play);
}
