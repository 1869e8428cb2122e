import { simulatePlayers, TEMPERS } from '@kathaloka/contract/story';
import type { PlayersRequest } from './usePlayers.ts';

// one answer for each temper, so that something is to be seen while the others play
self.addEventListener('message', ({ data }: MessageEvent<PlayersRequest>) => {
  const { story, ...options } = data;
  for (const temper of TEMPERS)
    self.postMessage(simulatePlayers(story, { ...options, temper }), { transfer: [] });
});
