import { drawScene } from '@kathaloka/illustrator';
import { expect, it } from 'vitest';
import { aStorySheet, aNarrationTask } from '../testing/narratorTasks.ts';
import { builtInIllustrate, drawingOfScene } from './illustrate.ts';

const TASK = {
  turn_id: '018f0000-0000-7000-8000-000000000001',
  model_key: 'ajanta',
  story_id: '018f0000-0000-7000-8000-000000000002',
  story: aStorySheet(),
  text: 'The ferryman ties up his boat at dusk.',
  world: 'A white horse under a sky of arrows',
  state: aNarrationTask().state,
  seed: 1,
  account: 'meera',
};

it('a picture is asked for with what the scene names, and says what it shows', async () => {
  expect(await builtInIllustrate(TASK, AbortSignal.timeout(1000))).toEqual({
    image_url: '/scenes/018f0000-0000-7000-8000-000000000001.svg',
    style: 'ajanta',
    prompt: 'boat, man, dusk',
    image_alt: 'A boat, a man, at dusk.',
  });
});

it('a picture of a scene that names nothing is still drawn', async () => {
  const picture = await builtInIllustrate({ ...TASK, text: 'Wait.', world: '' }, AbortSignal.timeout(1000));
  expect(picture).toMatchObject({ prompt: '' });
  expect(drawScene(drawingOfScene({ turn_id: TASK.turn_id, style: 'ajanta', prompt: '' }))).toContain('<svg');
});
