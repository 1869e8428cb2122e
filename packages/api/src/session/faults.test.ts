import { aStory, aUser } from '@kathaloka/contract/fixtures';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clientInStore } from '../testing/clientInStore.ts';
import { fileServer } from '../testing/fileServer.ts';
import { disconnectCall, MockedRefusal, mockCall, refuseCall } from '../testing/index.ts';
import { createMemoryStorage } from './memoryStorage.ts';
import type { SessionStorage } from './storedSession.ts';

const server = fileServer();
afterEach(() => {
  vi.useRealTimers();
});

const MINUTE = 60_000;
const til = aUser({ id: '00000000-0000-4000-8000-00000000000a', username: 'til' });
const hasti = aUser({ id: '00000000-0000-4000-8000-00000000000b', username: 'hasti' });
const story = aStory({});
const NOT_SIGNED_IN = { status: 401, detail: 'Not authenticated' };

/** An access token issued at `from` by the server's clock, valid for a quarter of an hour. */
function tokenFrom(from: number, name: string): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  const iat = from / 1000;
  return `${part({ alg: 'HS256' })}.${part({ iat, exp: iat + 15 * 60, name })}.signature`;
}

function storageOf(user: typeof til, access_token: string): SessionStorage {
  const storage = createMemoryStorage();
  storage.setItem('tokens', JSON.stringify({ access_token, refresh_token: 'first', user_id: user.id }));
  storage.setItem('token', access_token);
  storage.setItem('user', JSON.stringify(user));
  return storage;
}

/** A promise that the test resolves. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

const old = tokenFrom(Date.now() - 60 * MINUTE, 'old');
const good = tokenFrom(Date.now(), 'good');
const next = tokenFrom(Date.now(), 'next');
const refreshed = () => ({
  access_token: next,
  tokens: { access_token: next, refresh_token: 'second' },
});
const fetchStory = ({ store, endpoints }: ReturnType<typeof clientInStore>) =>
  store.dispatch(endpoints.getStory.initiate({ params: { id: story.id } }, { forceRefetch: true }));
const sessionOf = ({ store }: ReturnType<typeof clientInStore>) => store.getState().session;

const refusal = () => new MockedRefusal(NOT_SIGNED_IN);

/** A server that accepts these tokens. */
function storiesFor(...accepted: string[]) {
  return mockCall('getStory', ({ request }) => {
    const bearer = request.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    if (!accepted.includes(bearer)) throw refusal();
    return story;
  });
}

describe('deleting an account', () => {
  it('resolves for its caller, and leaves none of the person’s data', async () => {
    const storage = storageOf(til, good);
    server.use(
      storiesFor(good),
      mockCall('deleteMyAccount', () => ({ detail: 'Deleted' })),
    );
    const page = clientInStore({ storage });
    await fetchStory(page);
    const { data, error } = await page.store.dispatch(
      page.endpoints.deleteMyAccount.initiate({ body: { password: 'Aa1!aaaa' } }),
    );
    expect(error).toBeUndefined();
    expect(data).toEqual({ detail: 'Deleted' });
    expect(sessionOf(page)).toMatchObject({ isSignedIn: false, user: null, ending: 'signed-out' });
    expect(storage.getItem('tokens')).toBeNull();
    await expect.poll(() => Object.keys(page.store.getState().api.queries)).toEqual([]);
  });
});

describe('the signed-in user', () => {
  it('is not overwritten by an answer that was requested for another user', async () => {
    const answered = gate();
    server.use(
      mockCall('getMe', async () => {
        await answered.opened;
        return til;
      }),
      mockCall('login', () => ({ tokens: { access_token: next, refresh_token: 'other' }, user: hasti })),
    );
    const page = clientInStore({ storage: storageOf(til, good) });
    const late = page.store.dispatch(page.endpoints.getMe.initiate());
    await page.store.dispatch(
      page.endpoints.login.initiate({ body: { email_or_username: 'hasti', password: 'Aa1!aaaa' } }),
    );
    answered.open();
    await late;
    expect(sessionOf(page).user?.username).toBe('hasti');
  });

  it('is unknown while another tab has written the tokens but not yet the user', () => {
    const storage = storageOf(til, good);
    const page = clientInStore({ storage });
    storage.setItem(
      'tokens',
      JSON.stringify({ access_token: next, refresh_token: 'other', user_id: hasti.id }),
    );
    page.client.session.follow(page.store.dispatch, sessionOf(page), 'tokens');
    expect(sessionOf(page)).toMatchObject({ isSignedIn: true, user: null });
    storage.setItem('user', JSON.stringify(hasti));
    page.client.session.follow(page.store.dispatch, sessionOf(page), 'user');
    expect(sessionOf(page).user?.username).toBe('hasti');
  });
});

describe('a token refresh during which another user signs in', () => {
  it.each([
    ['is not saved over their tokens', mockCall('refreshTokens', refreshed)],
    ['does not sign them out when it is refused', refuseCall('refreshTokens', NOT_SIGNED_IN)],
  ])('%s', async (_what, handler) => {
    const [requested, answered] = [gate(), gate()];
    const storage = storageOf(til, good);
    server.use(
      http.post('*/api/v1/auth/refresh', async () => {
        requested.open();
        await answered.opened;
      }),
      handler,
      storiesFor(),
    );
    const page = clientInStore({ storage });
    const call = fetchStory(page);
    await requested.opened;
    const otherTokens = JSON.stringify({ access_token: 'other', refresh_token: 'other', user_id: hasti.id });
    storage.setItem('tokens', otherTokens);
    answered.open();
    expect((await call).error).toMatchObject({ status: 401 });
    expect(storage.getItem('tokens')).toBe(otherTokens);
    expect(sessionOf(page).ending).toBeNull();
  });
});

describe('a server that cannot be reached for a token refresh', () => {
  it.each([
    ['429', refuseCall('refreshTokens', { status: 429, detail: 'Slow down' })],
    ['503', refuseCall('refreshTokens', { status: 503, detail: 'Unavailable' })],
    ['no answer', disconnectCall('refreshTokens')],
    ['a page of a proxy', http.post('*/auth/refresh', () => HttpResponse.html('<h1>Hotel</h1>'))],
    ['a refusal of the proxy', refuseCall('refreshTokens', { status: 403, detail: 'Blocked' })],
  ])('(%s) never makes a call fail as for a guest', async (_what, handler) => {
    server.use(handler, storiesFor());
    const page = clientInStore({ storage: storageOf(til, old) });
    expect((await fetchStory(page)).error).toEqual({ kind: 'session_unknown' });
    expect(sessionOf(page)).toMatchObject({ isSignedIn: true, ending: null });
  });

  it('is retried automatically, and failed queries are refetched', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    server.use(refuseCall('refreshTokens', { status: 503, detail: 'Unavailable' }), storiesFor(next));
    const page = clientInStore({ storage: storageOf(til, old) });
    const stop = page.client.start(page.store);
    await fetchStory(page);
    expect(sessionOf(page).isUnreachable).toBe(true);
    const shown = () => page.endpoints.getStory.select({ params: { id: story.id } })(page.store.getState());
    expect(shown().error).toEqual({ kind: 'session_unknown' });

    server.use(
      mockCall('refreshTokens', refreshed),
      mockCall('getMe', () => til),
    );
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    await expect.poll(() => shown().data).toEqual(story);
    expect(sessionOf(page)).toMatchObject({ isSignedIn: true, isUnreachable: false });
    stop();
  });

  it('is asked at most once in two seconds, for any number of calls', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    let refreshes = 0;
    server.use(
      mockCall('refreshTokens', () => {
        refreshes++;
        throw new MockedRefusal({ status: 503, detail: 'Unavailable' });
      }),
      storiesFor(),
    );
    const page = clientInStore({ storage: storageOf(til, old) });
    await fetchStory(page);
    expect((await fetchStory(page)).error).toEqual({ kind: 'session_unknown' });
    vi.advanceTimersByTime(1999);
    await fetchStory(page);
    expect(refreshes).toBe(1);
    vi.advanceTimersByTime(1);
    await fetchStory(page);
    expect(refreshes).toBe(2);
  });

  it('is retried after pauses that double, up to half a minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const began = performance.now();
    const seconds: number[] = [];
    const page = clientInStore({
      storage: storageOf(til, old),
      fetch: async (request) => {
        const { pathname } = new URL(request instanceof Request ? request.url : request);
        if (pathname.endsWith('/auth/refresh')) seconds.push((performance.now() - began) / 1000);
        return HttpResponse.json({ detail: 'Unavailable' }, { status: 503 });
      },
    });
    const stop = page.client.start(page.store);
    await vi.advanceTimersByTimeAsync(110_000);
    stop();
    expect(seconds).toEqual([0, 3, 9, 21, 45, 75, 105]);
  });

  it('is retried once with the same token when its response was lost', async () => {
    const seen: string[] = [];
    server.use(
      http.post('*/api/v1/auth/refresh', async ({ request }) => {
        const { refresh_token } = (await request.json()) as { refresh_token: string };
        seen.push(refresh_token);
        return seen.length === 1 ? HttpResponse.error() : HttpResponse.json(refreshed());
      }),
      storiesFor(next),
    );
    const page = clientInStore({ storage: storageOf(til, old) });
    expect((await fetchStory(page)).data).toEqual(story);
    expect(seen).toEqual(['first', 'first']);
  });
});

describe('a wrong clock', () => {
  it.each([
    ['20 minutes fast', 20],
    ['20 minutes slow', -20],
  ])('(%s) refreshes a session when its time has passed, and not for every call', async (_what, minutes) => {
    let now = Date.now() + minutes * MINUTE;
    let exchanges = 0;
    server.use(
      mockCall('login', () => ({ tokens: { access_token: good, refresh_token: 'first' }, user: til })),
      mockCall('refreshTokens', () => {
        exchanges++;
        return refreshed();
      }),
      storiesFor(good, next),
    );
    const page = clientInStore({ now: () => now });
    await page.store.dispatch(
      page.endpoints.login.initiate({ body: { email_or_username: 'til', password: 'Aa1!aaaa' } }),
    );
    for (let call = 0; call < 3; call++) await fetchStory(page);
    expect(exchanges).toBe(0);
    now += 14.6 * MINUTE;
    for (let call = 0; call < 3; call++) await fetchStory(page);
    expect(exchanges).toBe(1);
  });
});

describe('a session that the server has ended', () => {
  it('clears the person’s cached data', async () => {
    const storage = storageOf(til, good);
    server.use(storiesFor(good));
    const page = clientInStore({ storage });
    page.client.start(page.store)();
    await fetchStory(page);
    server.use(storiesFor(), refuseCall('refreshTokens', NOT_SIGNED_IN));
    await page.store.dispatch(page.endpoints.getStory.initiate({ params: { id: 'another' } }));
    expect(sessionOf(page).ending).toBe('lost');
    await expect.poll(() => Object.keys(page.store.getState().api.queries)).toEqual([]);
  });

  it('refuses the call that had to refresh first, before the cache is cleared', async () => {
    server.use(
      refuseCall('refreshTokens', NOT_SIGNED_IN),
      mockCall('getMe', () => {
        throw refusal();
      }),
      mockCall('likeStory', async () => {
        await delay(50);
        throw refusal();
      }),
    );
    const page = clientInStore({ storage: storageOf(til, old) });
    const stop = page.client.start(page.store);
    const { error } = await page.store.dispatch(
      page.endpoints.likeStory.initiate({ params: { id: story.id }, body: { is_liked: true } }),
    );
    stop();
    expect(error).toMatchObject({ kind: 'http', status: 401, code: 'not_signed_in' });
    expect(sessionOf(page)).toMatchObject({ isSignedIn: false, user: null });
  });

  it('has expired in the other tabs too, instead of being signed out', async () => {
    server.use(storiesFor(), refuseCall('refreshTokens', NOT_SIGNED_IN));
    const storage = storageOf(til, good);
    const [first, second] = [clientInStore({ storage }), clientInStore({ storage })];
    await fetchStory(first);
    second.client.session.follow(second.store.dispatch, sessionOf(second), 'tokens');
    expect(sessionOf(second)).toMatchObject({ isSignedIn: false, ending: 'expired' });

    const { dispatch } = first.store;
    first.client.session.open(dispatch, { access_token: good, refresh_token: 'first' }, til);
    second.client.session.follow(second.store.dispatch, sessionOf(second), 'tokens');
    first.client.session.end(first.store, 'signed-out');
    second.client.session.follow(second.store.dispatch, sessionOf(second), 'tokens');
    expect(sessionOf(second)).toMatchObject({ isSignedIn: false, ending: 'signed-out' });
  });

  it('does not sign out a user who has signed in since the refused call was sent', async () => {
    const [requested, answered] = [gate(), gate()];
    server.use(
      mockCall('likeStory', async () => {
        requested.open();
        await answered.opened;
        throw refusal();
      }),
      mockCall('login', () => ({ tokens: { access_token: next, refresh_token: 'second' }, user: til })),
    );
    const storage = createMemoryStorage();
    const page = clientInStore({ storage });
    const like = page.store.dispatch(
      page.endpoints.likeStory.initiate({ params: { id: story.id }, body: { is_liked: true } }),
    );
    await requested.opened;
    await page.store.dispatch(
      page.endpoints.login.initiate({ body: { email_or_username: 'til', password: 'Aa1!aaaa' } }),
    );
    answered.open();
    expect((await like).error).toMatchObject({ status: 401 });
    expect(sessionOf(page)).toMatchObject({ isSignedIn: true, user: til, ending: null });
    expect(storage.getItem('token')).toBe(next);
  });

  it('is reported once: a late refusal after the redirect to the login does not redirect again', async () => {
    // the cache is cleared by a timer, which would abort the late call
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const late = gate();
    server.use(
      storiesFor(),
      mockCall('likeStory', async () => {
        await late.opened;
        throw refusal();
      }),
      refuseCall('refreshTokens', NOT_SIGNED_IN),
    );
    const page = clientInStore({ storage: storageOf(til, good) });
    const like = page.store.dispatch(
      page.endpoints.likeStory.initiate({ params: { id: story.id }, body: { is_liked: true } }),
    );
    await fetchStory(page);
    expect(sessionOf(page).ending).toBe('lost');
    page.store.dispatch(page.client.session.endingHandled());
    late.open();
    expect((await like).error).toMatchObject({ status: 401 });
    expect(sessionOf(page).ending).toBeNull();
  });
});
