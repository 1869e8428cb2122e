import { beginPlay, playStory } from '@kathaloka/contract/story';
import { expect, it } from 'vitest';
import { aStorySheet } from '../testing/narratorTasks.ts';
import { FERRY } from '../testing/playing.ts';
import { builtInIllustrate } from './illustrate.ts';

const play = playStory({
  story_structure: FERRY,
  initial_xp: 10,
  total_scenes: 0,
  game_config: { xp_gain_multiplier: 1, commands: {} },
});

it('a picture is asked for with the scene first, and with the world of the story for a scene that names little', async () => {
  const picture = await builtInIllustrate(
    {
      turn_id: '018f0000-0000-7000-8000-000000000001',
      model_key: 'ajanta',
      story_id: '018f0000-0000-7000-8000-000000000002',
      story: aStorySheet(),
      text: 'He will ask for it. Refuse him.',
      world: 'A white horse under a sky of arrows',
      state: beginPlay(play),
      seed: 1,
    },
    AbortSignal.timeout(1000),
  );
  expect(picture).toEqual({
    image_url: '/scenes/018f0000-0000-7000-8000-000000000001.svg',
    style: 'ajanta',
    prompt: 'He will ask for it. Refuse him.\n\nA white horse under a sky of arrows',
  });
});
