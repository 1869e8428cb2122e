import { GAME_CONFIG_DEFAULTS } from '@kathaloka/contract/limits';
import { beginPlay, playStory } from '@kathaloka/story';
import { expect, it } from 'vitest';
import { chose } from '../../../testing/offlinePlay.ts';
import { FERRY } from '../../../testing/playing.ts';
import type { Snapshot } from '../stored/snapshots.ts';
import { replayMoves } from './replayMoves.ts';

const MOVES = 60;

it('Others run between the moves of a replay', async () => {
  const play = playStory({
    story_structure: FERRY,
    initial_xp: 1000,
    total_scenes: 4,
    game_config: { commands: {}, ...GAME_CONFIG_DEFAULTS },
  });
  const snapshot = { play, languages: ['en'], in: () => snapshot } as unknown as Snapshot;
  const place = { id: 'first', parent_id: null, state: beginPlay(play, 'seed'), ai_response: '' };
  const moves = Array.from({ length: MOVES }, (_, at) => (at % 2 === 0 ? chose(1) : chose(0)));
  let turns = 0;
  let isOver = false;
  const run = (): void => {
    turns += 1;
    if (!isOver) setImmediate(run);
  };
  setImmediate(run);
  const replayed = await replayMoves({
    snapshot,
    from: { place, tip_turn_id: 'first', undo_xp: 0 },
    moves,
    stored: () => Promise.resolve(undefined),
    timeOf: (at) => new Date(at),
  });
  isOver = true;
  expect(replayed.made).toBe(MOVES);
  expect(turns).toBeGreaterThanOrEqual(MOVES);
});
