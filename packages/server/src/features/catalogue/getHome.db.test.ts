import type { Home, PublicSettings, Story, StoryPage } from '@kathaloka/contract/entities';
import { beforeAll, expect, it } from 'vitest';
import { factories } from '../../testing/factories.ts';
import { people } from '../../testing/people.ts';
import { fileApp, fileDatabase } from '../../testing/testFile.ts';

const database = await fileDatabase();
const app = await fileApp({ db: database.db });
const make = factories(database.db);

beforeAll(async () => {
  for (let number = 1; number <= 30; number++) {
    const is_featured = number <= 5;
    await make.story({ title: `Tale ${number}`, tagline: `Line ${number}`, is_featured });
  }
  await make.story({ title: 'A draft', status: 'draft', is_featured: true });
});

async function get<T>(path: string, headers = {}): Promise<T> {
  const response = await app.inject({ url: `/api/v1${path}`, headers });
  expect(response.statusCode, path).toBe(200);
  return response.json<T>();
}

const idsOf = (stories: readonly Story[]) => stories.map(({ id }) => id);

it('Home is what the calls of its lists and of the settings answer, each story once', async () => {
  const { stories: listed, page: _first, ...list } = await get<StoryPage>('/stories/?page=1');
  const featured = idsOf(await get<Story[]>('/stories/featured/'));
  const trending = idsOf(await get<Story[]>('/stories/trending/'));
  const home = await get<Home>('/stories/home/');
  expect(home).toMatchObject({ list: { ...list, ids: idsOf(listed) }, featured, trending });
  expect(home.settings).toEqual(await get<PublicSettings>('/settings'));
  const sent = home.stories.map(({ id }) => id);
  expect(sent.toSorted()).toEqual([...new Set([...idsOf(listed), ...featured, ...trending])].toSorted());
  // the featured stories are older than all stories on the first page of the list
  expect(featured.filter((id) => home.list.ids.includes(id))).toEqual([]);
});

it('A story has what cards show, and its description only where no tagline stands on the card', async () => {
  const untold = await make.story({ title: 'Untold', tagline: ' ', story_description: 'A **lamp**.' });
  const { stories } = await get<Home>('/stories/home/');
  const [card] = stories.filter(({ id }) => id === untold);
  const whole = await get<Story>(`/stories/${untold}`);
  const { voice: _voice, username: _username, ...author } = whole.author;
  expect(whole).toMatchObject({ ...card, author: whole.author });
  expect(card).toMatchObject({ story_description: 'A **lamp**.', author });
  for (const unseen of ['story_prompt', 'tags', 'game_config', 'series'])
    expect(stories.filter((story) => unseen in story)).toEqual([]);
  const told = stories.filter(({ tagline }) => tagline.trim() !== '');
  expect(told.filter(({ story_description }) => story_description !== '')).toEqual([]);
});

it('A reader finds there what they like', async () => {
  const reader = await people(database.db)({ username: 'reader', email: 'reader@example.org' });
  const [liked = ''] = (await get<Home>('/stories/home/')).featured;
  await app.inject({ method: 'POST', url: `/api/v1/stories/${liked}/like`, headers: reader.headers });
  const likedIn = ({ stories }: Home) =>
    stories.filter(({ user_state }) => user_state.hasLiked).map(({ id }) => id);
  expect(likedIn(await get<Home>('/stories/home/', reader.headers))).toEqual([liked]);
  expect(likedIn(await get<Home>('/stories/home/'))).toEqual([]);
});
