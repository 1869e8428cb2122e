import type { Story, StoryStructure } from '@kathaloka/contract/entities';
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@kathaloka/contract/languages';
import { FIRST_SCENE_PATH } from '@kathaloka/contract/paths';
import { storyToTry } from '@kathaloka/contract/rules';
import { beforeEach, expect, it } from 'vitest';
import { TEST_COVERS } from '../../testing/buildTestApp.ts';
import { factories } from '../../testing/factories.ts';
import { fileApp, fileAppFolder, fileDatabase } from '../../testing/testFile.ts';

let now = new Date('2026-11-20T09:30:00Z');

const database = await fileDatabase();
const make = factories(database.db);
const app = await fileApp({
  db: database.db,
  clock: () => now,
  folders: { app: fileAppFolder(), covers: TEST_COVERS },
});

beforeEach(async () => {
  await database.db.deleteFrom('stories').execute();
  // makes the caches of the previous test stale
  now = new Date(now.getTime() + 60_000);
});

const FORK: StoryStructure = {
  start_node: 'fork',
  nodes: {
    fork: { text: 'The road forks.', choices: [{ text: 'Left', target: 'end' }] },
    end: { text: 'The road ends.', choices: [] },
  },
};

type Tried = Pick<Story, 'language' | 'is_premium' | 'is_open_to_guests' | 'estimated_play_time'>;

async function aStoryToTry(fields: Partial<Tried> = {}, structure: StoryStructure = FORK) {
  const tried = {
    language: 'en' as const,
    is_premium: false,
    is_open_to_guests: false,
    estimated_play_time: 10,
    ...fields,
  };
  return { ...tried, id: await make.story({ ...tried, story_structure: JSON.stringify(structure) }) };
}

async function addressIn(language: InterfaceLanguage): Promise<string | undefined> {
  const response = await app.inject({
    url: FIRST_SCENE_PATH,
    headers: { accept: 'text/html', 'accept-language': language },
  });
  expect(response.statusCode).toBe(302);
  expect(response.headers['vary']).toContain('accept-language');
  return response.headers.location;
}

it('The first scene is that of the story which the guide would choose, in each language', async () => {
  const stories = [
    await aStoryToTry({ estimated_play_time: 1, is_premium: true }),
    await aStoryToTry({ estimated_play_time: 4 }),
    await aStoryToTry({ estimated_play_time: 8, is_open_to_guests: true }),
    await aStoryToTry({ estimated_play_time: 9, is_open_to_guests: true }),
    await aStoryToTry({ estimated_play_time: 30, language: 'hi' }),
    await aStoryToTry({ estimated_play_time: 2, language: 'ta', is_open_to_guests: true }),
  ];
  for (const language of INTERFACE_LANGUAGES)
    expect(await addressIn(language)).toBe(`/game/${storyToTry(stories, language)!.id}#opening`);
  expect(await addressIn('ur')).toBe(`/game/${stories[2]!.id}#opening`);
});

it('A story that does not begin with a choice is left out, and so is one that nobody can read', async () => {
  await aStoryToTry(
    { estimated_play_time: 1 },
    { start_node: 'end', nodes: { end: { text: 'The end.', choices: [] } } },
  );
  const draft = await aStoryToTry({ estimated_play_time: 2 });
  await database.db.updateTable('stories').set({ status: 'draft' }).where('id', '=', draft.id).execute();
  const begun = await aStoryToTry({ estimated_play_time: 20 });
  expect(await addressIn('en')).toBe(`/game/${begun.id}#opening`);
});

it('Without any story it leads to Home, and to the story as soon as there is one', async () => {
  expect(await addressIn('en')).toBe('/home');
  const { id } = await aStoryToTry();
  now = new Date(now.getTime() + 10_001);
  expect(await addressIn('en')).toBe(`/game/${id}#opening`);
});
