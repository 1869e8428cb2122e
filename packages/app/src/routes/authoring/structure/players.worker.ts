import { simulatePlayers, PLAYER_PROFILES } from '@kathaloka/story';
import type { PlayersRequest } from './usePlayers.ts';

// one answer per profile, so that the first results show while the others are computed
self.addEventListener('message', ({ data }: MessageEvent<PlayersRequest>) => {
  const { story, ...options } = data;
  for (const profile of PLAYER_PROFILES)
    self.postMessage(simulatePlayers(story, { ...options, profile }), { transfer: [] });
});
