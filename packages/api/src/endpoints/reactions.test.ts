import { aStory } from '@kathaloka/contract/fixtures';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { clientInStore } from '../testing/clientInStore.ts';
import { fileServer } from '../testing/fileServer.ts';
import { catalogueHandlers, createWorld, disconnectCall, refuseCall } from '../testing/index.ts';

const server = fileServer();

const story = aStory({ is_featured: true });
const likesBefore = story.stats.likes_total;

/** A reader with the story in four cache entries: the list, two short lists and its own page. */
async function aReader() {
  server.use(...catalogueHandlers(createWorld({ stories: [story] })));
  const { endpoints, store } = clientInStore();
  await Promise.all([
    store.dispatch(endpoints.listStories.initiate()),
    store.dispatch(endpoints.listFeaturedStories.initiate({ query: { limit: 4 } })),
    store.dispatch(endpoints.listTrendingStories.initiate()),
    store.dispatch(endpoints.getStory.initiate({ params: { id: story.id } })),
  ]);
  /** The story in each of its four cache entries. */
  function shown() {
    const state = store.getState();
    const places = [
      endpoints.listStories
        .select()(state)
        .data?.pages.flatMap(({ stories }) => stories),
      endpoints.listFeaturedStories.select({ query: { limit: 4 } })(state).data,
      endpoints.listTrendingStories.select()(state).data,
      endpoints.getStory.select({ params: { id: story.id } })(state).data,
    ];
    return places
      .flatMap((place) => place ?? [])
      .map(({ user_state, stats }) => [user_state.hasLiked, stats.likes_total]);
  }
  const like = (is_liked: boolean, sequence?: number) =>
    store.dispatch(endpoints.likeStory.initiate({ params: { id: story.id }, body: { is_liked, sequence } }));
  return { shown, like };
}

const everywhere = (isLiked: boolean, likes: number) => Array.from({ length: 4 }, () => [isLiked, likes]);
const answerWith = (answer: object) =>
  http.post('*/api/v1/stories/:id/like', () => HttpResponse.json(answer));

describe('liking a story', () => {
  it('shows immediately in every list that contains it, before the server answers', async () => {
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

  it.each([
    [401, 'Not authenticated'],
    [404, 'Game not found'],
    [429, 'Too many requests'],
  ])(
    'is rolled back when the server refuses it with %i, and the server’s text is returned',
    async (status, detail) => {
      const { shown, like } = await aReader();
      server.use(refuseCall('likeStory', { status, detail }));
      const answer = like(true);
      expect(shown()).toEqual(everywhere(true, likesBefore + 1));
      expect((await answer).error).toMatchObject({ kind: 'http', status, detail });
      expect(shown()).toEqual(everywhere(false, likesBefore));
    },
  );

  it.each([
    ['the network is lost', disconnectCall('likeStory'), { kind: 'network' }],
    [
      'the server fails with 500',
      refuseCall('likeStory', { status: 500, detail: 'Internal error' }),
      { kind: 'http', status: 500 },
    ],
    [
      'the server is away with 503',
      refuseCall('likeStory', { status: 503, detail: 'Unavailable' }),
      { kind: 'http', status: 503 },
    ],
    [
      'a proxy answers with a page',
      http.post('*/api/v1/stories/:id/like', () => HttpResponse.html('<h1>Hotel</h1>')),
      { kind: 'garbled' },
    ],
  ])('keeps the wanted state when %s', async (_what, handler, failure) => {
    const { shown, like } = await aReader();
    server.use(handler);
    expect((await like(true)).error).toMatchObject(failure);
    expect(shown()).toEqual(everywhere(true, likesBefore + 1));
  });

  /** A server that holds its answers to likes until released, and records the requests. */
  function aSlowServer(answer: (is_liked: boolean) => Response) {
    const seen: boolean[] = [];
    const gates: (() => void)[] = [];
    server.use(
      http.post('*/api/v1/stories/:id/like', async ({ request }) => {
        const { is_liked } = (await request.json()) as { is_liked: boolean };
        seen.push(is_liked);
        await new Promise<void>((open) => gates.push(open));
        return answer(is_liked);
      }),
    );
    return { seen, answerNext: () => gates.shift()?.(), waiting: () => gates.length };
  }

  it('sends quick clicks one after the other, so that the server receives the last one last', async () => {
    const { shown, like } = await aReader();
    const { seen, answerNext, waiting } = aSlowServer((is_liked) =>
      HttpResponse.json({ is_liked, likes_total: likesBefore + Number(is_liked) }),
    );
    const all = [like(true), like(false), like(true)];
    expect(shown()).toEqual(everywhere(true, likesBefore + 1));
    for (let answered = 0; answered < all.length; answered++) {
      await expect.poll(waiting).toBe(1);
      expect(seen).toEqual([true, false, true].slice(0, answered + 1));
      expect(shown()).toEqual(everywhere(true, likesBefore + 1));
      answerNext();
    }
    await Promise.all(all);
    expect(shown()).toEqual(everywhere(true, likesBefore + 1));
  });

  it('rolls back to the initial state when a like and the unlike after it are both refused', async () => {
    const { shown, like } = await aReader();
    const { answerNext, waiting } = aSlowServer(() =>
      HttpResponse.json({ detail: 'Too many requests' }, { status: 429 }),
    );
    const both = [like(true), like(false)];
    for (let answered = 0; answered < both.length; answered++) {
      await expect.poll(waiting).toBe(1);
      answerNext();
    }
    await Promise.all(both);
    expect(shown()).toEqual(everywhere(false, likesBefore));
  });

  it('rolls back to the last confirmed state when only the last click is refused', async () => {
    const { shown, like } = await aReader();
    const { answerNext, waiting } = aSlowServer((is_liked) =>
      is_liked
        ? HttpResponse.json({ is_liked, likes_total: 41 })
        : HttpResponse.json({ detail: 'Too many requests' }, { status: 429 }),
    );
    const both = [like(true), like(false)];
    for (let answered = 0; answered < both.length; answered++) {
      await expect.poll(waiting).toBe(1);
      answerNext();
    }
    await Promise.all(both);
    expect(shown()).toEqual(everywhere(true, 41));
  });
});

describe('the clicks on like', () => {
  type Sent = { is_liked: boolean; sequence: number };

  /** A server that ignores clicks with a lower number than this one. */
  function serverAt(sequence: number) {
    const sent: Sent[] = [];
    let latest = { is_liked: true, sequence };
    server.use(
      http.post('*/api/v1/stories/:id/like', async ({ request }) => {
        const click = (await request.json()) as Sent;
        sent.push(click);
        if (click.sequence >= latest.sequence) latest = click;
        return HttpResponse.json({ ...latest, likes_total: Number(latest.is_liked) });
      }),
    );
    return sent;
  }

  it('have increasing numbers, so that the server can order them', async () => {
    const { like } = await aReader();
    const sent = serverAt(0);
    const before = Date.now();
    await Promise.all([like(true), like(false), like(true)]);
    expect(sent.map(({ is_liked }) => is_liked)).toEqual([true, false, true]);
    const numbers = sent.map(({ sequence }) => sequence);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
    expect(numbers[0]).toBeGreaterThanOrEqual(before);
  });

  it('are sent once more, and then count, if the clock of another device is ahead', async () => {
    const { like, shown } = await aReader();
    const ahead = Date.now() + 20 * 60_000;
    const sent = serverAt(ahead);
    await like(false);
    expect(sent.map(({ is_liked }) => is_liked)).toEqual([false, false]);
    expect(sent[1]?.sequence).toBe(ahead + 1);
    expect(shown()).toEqual(everywhere(false, 0));
  });

  it('are sent once with the number that they had if a newer click is known', async () => {
    const { like, shown } = await aReader();
    const lost = serverAt(0);
    await like(false);
    const sent = serverAt(lost[0]!.sequence + 5000);
    await like(false, lost[0]!.sequence);
    expect(sent).toEqual(lost);
    expect(shown()).toEqual(everywhere(true, 1));
  });

  it('are not sent again if a later click follows', async () => {
    const { like } = await aReader();
    const sent = serverAt(Date.now() + 20 * 60_000);
    await Promise.all([like(false), like(true)]);
    expect(sent.map(({ is_liked }) => is_liked)).toEqual([false, true, true]);
  });
});
