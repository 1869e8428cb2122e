import { endpoints } from '@kathaloka/contract/endpoints';
import { aStory, twelveStories } from '@kathaloka/contract/fixtures';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { isRefusal } from './errors.ts';
import { clientInStore } from './testing/clientInStore.ts';
import { fileServer } from './testing/fileServer.ts';
import { catalogueHandlers, createWorld, disconnectCall, refuseCall } from './testing/index.ts';

const server = fileServer();

const setup = clientInStore;

describe('the catalogue', () => {
  it('loads one page after another and stops after the last', async () => {
    const stories = Array.from({ length: 30 }, (_, number) =>
      aStory({ id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`, title: `Tale ${number}` }),
    );
    server.use(...catalogueHandlers(createWorld({ stories })));
    const { endpoints: client, store } = setup();
    const { initiate } = client.listStories;
    const first = await store.dispatch(initiate());
    expect(first.hasNextPage).toBe(true);
    const second = await store.dispatch(initiate(undefined, { direction: 'forward' }));
    expect(second.hasNextPage).toBe(false);
    const titles = second.data!.pages.flatMap((page) => page.stories.map(({ title }) => title));
    expect(titles).toEqual(stories.map(({ title }) => title));
  });

  it('continues where a page ended even if a story on it was archived meanwhile', async () => {
    const stories = Array.from({ length: 60 }, (_, number) =>
      aStory({ id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`, title: `Tale ${number}` }),
    );
    const world = createWorld({ stories });
    server.use(...catalogueHandlers(world));
    const { endpoints: client, store } = setup();
    await store.dispatch(client.listStories.initiate());
    world.stories = world.stories.filter((_, index) => index !== 3);
    const forward = { direction: 'forward' } as const;
    await store.dispatch(client.listStories.initiate(undefined, forward));
    const { data, hasNextPage } = await store.dispatch(client.listStories.initiate(undefined, forward));
    expect(data!.pages.flatMap((page) => page.stories.map(({ title }) => title))).toEqual(
      stories.map(({ title }) => title),
    );
    expect(hasNextPage).toBe(false);
  });

  it('accepts a bare list and a wrapped one', async () => {
    const story = aStory({ title: 'Wrapped' });
    server.use(http.get('*/api/v1/stories/featured/', () => HttpResponse.json({ stories: [story] })));
    const { endpoints: client, store } = setup();
    const wrapped = await store.dispatch(client.listFeaturedStories.initiate());
    expect(wrapped.data).toEqual([story]);

    server.use(...catalogueHandlers());
    const bare = await store.dispatch(client.listTrendingStories.initiate());
    expect(bare.data).toHaveLength(4);
  });

  it('requests a story by an id that can never become another path', async () => {
    const paths: string[] = [];
    server.use(
      http.get('*/api/v1/*', ({ request }) => {
        paths.push(new URL(request.url).pathname);
        return HttpResponse.json({ detail: 'Game not found' }, { status: 404 });
      }),
    );
    const { endpoints: client, store } = setup();
    await store.dispatch(client.getStory.initiate({ params: { id: '../../auth/logout' } }));
    expect(paths).toEqual(['/api/v1/stories/..%2F..%2Fauth%2Flogout']);
  });

  it('gives each client a cache of its own', async () => {
    server.use(...catalogueHandlers());
    const [one, other] = [setup(), setup()];
    await one.store.dispatch(one.endpoints.listCategories.initiate());
    expect(Object.keys(one.store.getState().api.queries)).toHaveLength(1);
    expect(Object.keys(other.store.getState().api.queries)).toHaveLength(0);
  });
});

describe('failures are values', () => {
  const ask = async (options?: { timeoutMs?: number }) => {
    const { endpoints: client, store } = setup(options);
    const { error } = await store.dispatch(client.listCategories.initiate());
    return error;
  };

  it('a refusal has the server’s text, which wins over ours', async () => {
    server.use(refuseCall('listCategories', { status: 403, detail: 'Not for you' }));
    const error = await ask();
    expect(error).toMatchObject({ kind: 'http', status: 403, detail: 'Not for you', faults: [] });
  });

  it('a validation error has one item per fault', async () => {
    const fault = { loc: ['query', 'page'], msg: 'Too small', type: 'too_small' };
    server.use(refuseCall('listCategories', { status: 422, detail: [fault, 'nonsense'] }));
    expect(await ask()).toMatchObject({ kind: 'http', status: 422, detail: 'Too small', faults: [fault] });
  });

  it.each([
    ['no body', () => new HttpResponse(null, { status: 404 })],
    ['a body without words', () => HttpResponse.json({ detail: ' ' }, { status: 404 })],
  ])('a refusal by a proxy with %s says what it was in words', async (_case, answer) => {
    server.use(http.get('*/categories/', answer));
    expect(await ask()).toMatchObject({
      status: 404,
      code: 'not_found',
      detail: 'The server answered with status 404.',
      detailFrom: 'client',
    });
  });

  it('a refusal is narrowed by its code, or by one of several', async () => {
    server.use(
      refuseCall('listCategories', {
        status: 429,
        code: 'rate_limited',
        detail: 'Slowly',
        retry_after_seconds: 5,
      }),
    );
    const error = await ask();
    expect(isRefusal(error)).toBe(true);
    expect(isRefusal(error, 'not_signed_in')).toBe(false);
    expect(isRefusal(error, 'not_signed_in', 'rate_limited')).toBe(true);
    expect(isRefusal(error, 'rate_limited') && error.retry_after_seconds).toBe(5);
    expect(isRefusal({ kind: 'timeout' })).toBe(false);
  });

  it('distinguishes no network, a timeout and a proxy’s page', async () => {
    server.use(disconnectCall('listCategories'));
    expect(await ask()).toEqual({ kind: 'network' });
    server.use(http.get('*/categories/', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })));
    expect(await ask()).toEqual({ kind: 'garbled', status: 502 });
    server.use(http.get('*/categories/', () => new Promise<never>(() => {})));
    expect(await ask({ timeoutMs: 30 })).toEqual({ kind: 'timeout' });
  });

  it('reads each answer once: a stream would otherwise be stored whole', async () => {
    let read = 0;
    const fetch = async () => {
      const text = async () => {
        read += 1;
        return '[]';
      };
      const response = new Response('[]');
      return Object.assign(response, { text, clone: () => Object.assign(new Response(), { text }) });
    };
    const { endpoints: client, store } = setup({ fetch });
    expect(await store.dispatch(client.listCategories.initiate())).toMatchObject({ data: [] });
    expect(read).toBe(1);
  });

  it.each([
    ['nothing', () => new HttpResponse(null, { status: 204 })],
    ['null', () => HttpResponse.json(null)],
    ['a text', () => HttpResponse.json('Welcome to the hotel')],
    ['something else', () => HttpResponse.json({ status: 'ok' })],
  ])(
    'an answer with the value %s is not accepted as a page of stories, a story or an account',
    async (_what, answer) => {
      server.use(http.get('*/api/v1/*', answer));
      const { endpoints: client, store } = setup();
      const { listStories, getStory, getMe } = client;
      const results = await Promise.all([
        store.dispatch(listStories.initiate()),
        store.dispatch(getStory.initiate({ params: { id: 'a' } })),
        store.dispatch(getMe.initiate()),
      ]);
      expect(results.map(({ error }) => error)).toEqual(
        results.map(() => ({ kind: 'garbled', status: 200 })),
      );
    },
  );
});

describe('the mocked server', () => {
  it('answers according to the contract', async () => {
    server.use(...catalogueHandlers());
    const answer = async (path: string): Promise<unknown> =>
      (await fetch(`http://api.test/api/v1${path}`)).json();
    const { listStories, listFeaturedStories, getStory, listCategories, listTags } = endpoints;
    for (const [schema, path] of [
      [listStories.answers[200], '/stories/?page=1'],
      [listFeaturedStories.answers[200], '/stories/featured/?limit=2'],
      [getStory.answers[200], `/stories/${twelveStories[0]!.id}`],
      [listCategories.answers[200], '/categories/'],
      [listTags.answers[200], '/categories/tags/'],
    ] as const) {
      expect(schema.safeParse(await answer(path)).error, path).toBeUndefined();
    }
  });
});
