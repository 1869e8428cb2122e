import { aStory } from '@kathaloka/contract/fixtures';
import { configureStore } from '@reduxjs/toolkit';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient } from '../createApiClient.ts';
import { createMemoryStorage } from '../session/memoryStorage.ts';
import { catalogueHandlers, createWorld, loseCall, refuseCall } from '../testing/index.ts';
import { storiesIn } from './storiesIn.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const story = aStory({ is_featured: true });
const likesBefore = story.stats.likes_total;

/** A reader with the story in four places at once: the list, two short lists and its own page. */
async function aReader() {
  server.use(...catalogueHandlers(createWorld({ stories: [story] })));
  const client = createApiClient({ baseUrl: 'http://api.test/api/v1', storage: createMemoryStorage() });
  const store = configureStore({
    reducer: client.reducers,
    middleware: (defaults) => defaults().concat(client.middleware),
  });
  const { endpoints } = client.api;
  await Promise.all([
    store.dispatch(endpoints.listStories.initiate()),
    store.dispatch(endpoints.listFeaturedStories.initiate()),
    store.dispatch(endpoints.listTrendingStories.initiate()),
    store.dispatch(endpoints.getStory.initiate(story.id)),
  ]);
  /** What the four places show. */
  function shown() {
    const state = store.getState();
    const places = [
      endpoints.listStories.select()(state).data,
      endpoints.listFeaturedStories.select()(state).data,
      endpoints.listTrendingStories.select()(state).data,
      endpoints.getStory.select(story.id)(state).data,
    ];
    return places.flatMap(storiesIn).map(({ user_state, stats }) => [user_state.hasLiked, stats.likes_total]);
  }
  const like = (is_liked: boolean) =>
    store.dispatch(endpoints.likeStory.initiate({ id: story.id, is_liked }));
  return { shown, like };
}

const everywhere = (isLiked: boolean, likes: number) => Array.from({ length: 4 }, () => [isLiked, likes]);
const answerWith = (answer: object) =>
  http.post('*/api/v1/stories/:id/like', () => HttpResponse.json(answer));

describe('liking a story', () => {
  it('shows at once in every list that holds it, before the server answers', async () => {
    const { shown, like } = await aReader();
    server.use(answerWith({ is_liked: true, likes_total: likesBefore + 1 }));
    expect(shown()).toEqual(everywhere(false, likesBefore));
    const answer = like(true);
    expect(shown()).toEqual(everywhere(true, likesBefore + 1));
    await answer;
    expect(shown()).toEqual(everywhere(true, likesBefore + 1));
  });

  it.each([
    ['as the server counts', { is_liked: true, likes_total: 40 }, true, 40],
    ['as the server says under `data`', { data: { is_liked: false } }, false, likesBefore],
    ['as it was wished where the server says nothing', {}, true, likesBefore + 1],
  ])('ends %s', async (_how, answer, isLiked, likes) => {
    const { shown, like } = await aReader();
    server.use(answerWith(answer));
    await like(true);
    expect(shown()).toEqual(everywhere(isLiked, likes));
  });

  it('is taken back when the server refuses it', async () => {
    const { shown, like } = await aReader();
    server.use(refuseCall('likeStory', { status: 401, detail: 'Not authenticated' }));
    const { error } = await like(true);
    expect(error).toMatchObject({ status: 401 });
    expect(shown()).toEqual(everywhere(false, likesBefore));
  });

  it('stays as it was wished when the network is lost', async () => {
    const { shown, like } = await aReader();
    server.use(loseCall('likeStory'));
    await like(true);
    expect(shown()).toEqual(everywhere(true, likesBefore + 1));
  });

  it('follows the last of two quick clicks, whichever is answered last', async () => {
    const { shown, like } = await aReader();
    const gates: (() => void)[] = [];
    server.use(
      http.post('*/api/v1/stories/:id/like', async ({ request }) => {
        const { is_liked } = (await request.json()) as { is_liked: boolean };
        await new Promise<void>((open) => gates.push(open));
        return HttpResponse.json({ is_liked, likes_total: likesBefore + Number(is_liked) });
      }),
    );
    const both = [like(true), like(false)];
    expect(shown()).toEqual(everywhere(false, likesBefore));
    await expect.poll(() => gates.length).toBe(2);
    gates.toReversed().forEach((open) => open());
    await Promise.all(both);
    expect(shown()).toEqual(everywhere(false, likesBefore));
  });
});
