import { describe, expect, it } from 'vitest';
import { authoring, BRIDGE } from '../../testing/authoring.ts';
import { FERRY } from '../../testing/playing.ts';
import { countSceneChecks } from '../../testing/sceneChecks.ts';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
const write = await authoring(app, database.db);
const meera = await write.person();

/** How many scenes were checked while this was answered. */
async function checkedFor(answer: () => Promise<{ readonly status: number }>): Promise<number> {
  const checked = countSceneChecks();
  expect((await answer()).status).toBe(200);
  return checked();
}

describe('The scenes of a story, which were checked when they were stored,', async () => {
  const { id } = await write.published(meera);
  await write.edit(meera, id, { story_structure: BRIDGE });
  const { headers } = meera;
  const ofVersion = { headers, params: { id, number: '1' } };

  it.each([
    ['for its author', () => write.call('getStorySource', { headers, params: { id } })],
    ['as a version', () => write.call('getStoryVersion', ofVersion)],
    ['when a version is restored', () => write.call('restoreStoryVersion', ofVersion)],
    ['in the figures', () => write.call('getStoryInsights', { headers, params: { id } })],
    ['in what is stored of a person', () => write.call('downloadMyData', { headers })],
  ])('are not checked again: %s', async (_, answer) => {
    expect(await checkedFor(answer)).toBe(0);
  });

  it('are checked when they are written', async () => {
    const nodes = Object.keys(FERRY.nodes).length;
    expect(await checkedFor(() => write.edit(meera, id, { story_structure: FERRY }))).toBe(nodes);
  });
});
