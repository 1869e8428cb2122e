import { simulatePlayers, TEMPERS } from '@kathaloka/contract/story';
import type { PlayersRequest } from './usePlayers.ts';

// one answer for each temper, so that the first results show while the others are computed
self.addEventListener('message', ({ data }: MessageEvent<PlayersRequest>) => {
  const { story, ...options } = data;
  for (const temper of TEMPERS)
    self.postMessage(simulatePlayers(story, { ...options, temper }), { transfer: [] });
});
