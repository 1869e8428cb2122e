import { aStory } from '@kathaloka/contract/fixtures';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { clientInStore } from '../testing/clientInStore.ts';
import { catalogueHandlers, createWorld, mockCall, refuseCall, type World } from '../testing/index.ts';
import { featuredOnHome, trendingOnHome } from './homeLists.ts';

const asked: string[] = [];
const server = setupServer();
server.events.on('request:start', ({ request }) => {
  const { pathname, search } = new URL(request.url);
  asked.push(pathname.slice('/api/v1'.length) + search);
});
beforeAll(() => server.listen());
beforeEach(() => void asked.splice(0));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const thirty = () =>
  Array.from({ length: 30 }, (_, number) =>
    aStory({
      id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
      title: `Tale ${number}`,
      is_featured: number < 2,
    }),
  );

function opened(world: World = createWorld({ stories: thirty() })) {
  server.use(...catalogueHandlers(world));
  const { endpoints, store } = clientInStore();
  return { endpoints, store, world };
}

/** The data that Home shows first, read from the caches. */
async function lists({ endpoints, store }: Pick<ReturnType<typeof opened>, 'endpoints' | 'store'>) {
  const [list, featured, trending, settings] = await Promise.all([
    store.dispatch(endpoints.listStories.initiate()),
    store.dispatch(endpoints.listFeaturedStories.initiate(featuredOnHome)),
    store.dispatch(endpoints.listTrendingStories.initiate(trendingOnHome)),
    store.dispatch(endpoints.getSettings.initiate()),
  ]);
  return { list, featured, trending, settings };
}

const titlesOf = (stories: readonly { title: string }[] | undefined) => stories?.map(({ title }) => title);

it('one call fills the caches of four, and the list continues where its first page ends', async () => {
  const { endpoints, store, world } = opened();
  await store.dispatch(endpoints.getHome.initiate());
  const { list, featured, trending, settings } = await lists({ endpoints, store });
  expect(asked).toEqual(['/stories/home/']);
  const titles = titlesOf(world.stories)!;
  expect(titlesOf(list.data?.pages[0]?.stories)).toEqual(titles.slice(0, 24));
  expect(titlesOf(featured.data)).toEqual(titles.slice(0, 2));
  expect(trending.data).toHaveLength(4);
  expect(settings.data).toEqual(world.settings);
  const next = await store.dispatch(endpoints.listStories.initiate(undefined, { direction: 'forward' }));
  expect(titlesOf(next.data?.pages[1]?.stories)).toEqual(titles.slice(24));
  expect(asked.slice(1)).toEqual([`/stories/?page=2&after=${world.stories[23]!.id}`]);
});

it('a like shows in each list that the call filled', async () => {
  const { endpoints, store, world } = opened();
  const { id } = world.stories[0]!;
  server.use(mockCall('likeStory', () => ({ is_liked: true, likes_total: 12 })));
  await store.dispatch(endpoints.getHome.initiate());
  await store.dispatch(endpoints.likeStory.initiate({ params: { id }, body: { is_liked: true } }));
  const { list, featured } = await lists({ endpoints, store });
  for (const stories of [list.data?.pages[0]?.stories, featured.data])
    expect(stories?.find((story) => story.id === id)).toMatchObject({
      stats: { likes_total: 12 },
      user_state: { hasLiked: true },
    });
});

it('cached pages of the list stay', async () => {
  const { endpoints, store } = opened();
  await store.dispatch(endpoints.listStories.initiate());
  await store.dispatch(endpoints.listStories.initiate(undefined, { direction: 'forward' }));
  await store.dispatch(endpoints.getHome.initiate());
  expect(endpoints.listStories.select()(store.getState()).data?.pages).toHaveLength(2);
});

it('if the call fails, the caches stay empty, and each list is fetched by its own call', async () => {
  const { endpoints, store } = opened();
  server.use(refuseCall('getHome', { status: 503, detail: 'Busy' }));
  const { error } = await store.dispatch(endpoints.getHome.initiate());
  expect(error).toMatchObject({ status: 503 });
  await lists({ endpoints, store });
  expect(asked.slice(-4).toSorted()).toEqual(
    ['/settings', '/stories/?page=1', '/stories/featured/?limit=4', '/stories/trending/?limit=4'].toSorted(),
  );
});

it('a new first page is followed by the stories that it has pushed out, which no other page has', async () => {
  const { endpoints, store, world } = opened();
  await store.dispatch(endpoints.listStories.initiate());
  const titles = titlesOf(world.stories)!;
  server.use(...catalogueHandlers({ ...world, stories: [aStory({ title: 'New' }), ...world.stories] }));
  await store.dispatch(endpoints.refreshFirstPage.initiate());
  const { data } = await store.dispatch(endpoints.listStories.initiate());
  expect(titlesOf(data?.pages[0]?.stories)).toEqual(['New', ...titles.slice(0, 24)]);
});
