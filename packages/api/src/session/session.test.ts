import { aStory, aUser } from '@kathaloka/contract/fixtures';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clientInStore } from '../testing/clientInStore.ts';
import { fileServer } from '../testing/fileServer.ts';
import { disconnectCall, mockCall, refuseCall } from '../testing/index.ts';
import { createMemoryStorage } from './memoryStorage.ts';
import type { SessionStorage } from './storedSession.ts';
import type { Lock } from './tokenSource.ts';

const server = fileServer();

const NOW = Date.parse('2026-11-20T09:00:00Z');
const MINUTE = 60_000;
const user = aUser({ username: 'til' });
const story = aStory({});

/** An access token as the client sees it: only its expiry matters. */
function tokenUntil(time: number, name = 'token'): string {
  const part = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');
  return `${part({ alg: 'HS256' })}.${part({ exp: time / 1000, name })}.signature`;
}

const good = tokenUntil(NOW + 15 * MINUTE, 'good');
const fresh = tokenUntil(NOW + 15 * MINUTE, 'fresh');
const expired = tokenUntil(NOW - MINUTE, 'expired');

/** What the server received: the token of each call, and each refresh. */
let bearers: (string | null)[];
let exchanges: string[];
beforeEach(() => {
  bearers = [];
  exchanges = [];
});

/** A server that accepts the given tokens, and answers a refresh with `fresh`. */
function guardedBy(...accepted: string[]) {
  return [
    http.get('*/api/v1/stories/:id', ({ request }) => {
      const bearer = request.headers.get('authorization')?.replace('Bearer ', '') ?? null;
      bearers.push(bearer);
      return bearer && accepted.includes(bearer)
        ? HttpResponse.json(story)
        : HttpResponse.json({ detail: 'Not authenticated' }, { status: 401 });
    }),
    mockCall('refreshTokens', async ({ request }) => {
      const { refresh_token } = (await request.json()) as { refresh_token: string };
      exchanges.push(refresh_token);
      return { access_token: fresh, tokens: { access_token: fresh, refresh_token: 'second' } };
    }),
  ];
}

function tab(storage: SessionStorage, lock?: Lock) {
  const { client, endpoints, store } = clientInStore({
    storage,
    now: () => NOW,
    ...(lock && { lock }),
  });
  const fetchStory = (id = story.id) =>
    store.dispatch(endpoints.getStory.initiate({ params: { id } }, { forceRefetch: true }));
  return { client, store, endpoints, fetchStory, session: () => store.getState().session };
}

function storageWith(access_token: string, refresh_token = 'first'): SessionStorage {
  const storage = createMemoryStorage();
  storage.setItem('tokens', JSON.stringify({ access_token, refresh_token }));
  storage.setItem('token', access_token);
  storage.setItem('user', JSON.stringify(user));
  return storage;
}

const storedValues = (storage: SessionStorage) =>
  ['tokens', 'token', 'user'].map((key) => storage.getItem(key));

describe('signing in', () => {
  it('stores tokens, token and user under the keys of the specification, and sends the token from then on', async () => {
    const storage = createMemoryStorage();
    const tokens = { access_token: good, refresh_token: 'first' };
    server.use(
      mockCall('login', () => ({ tokens, user })),
      ...guardedBy(good),
    );
    const { store, endpoints, session, fetchStory } = tab(storage);
    expect(session()).toMatchObject({ isSignedIn: false, user: null });
    await store.dispatch(
      endpoints.login.initiate({
        body: { email_or_username: 'til', password: 'Aa1!aaaa', remember_me: true },
      }),
    );
    expect(session()).toMatchObject({ isSignedIn: true, user: { username: 'til' } });
    expect(JSON.parse(storage.getItem('tokens')!)).toMatchObject(tokens);
    expect(storedValues(storage).slice(1)).toEqual([good, JSON.stringify(user)]);
    expect((await fetchStory()).data).toEqual(story);
    expect(bearers).toEqual([good]);
  });

  it('fails when the response has no tokens', async () => {
    server.use(http.post('*/api/v1/auth/login', () => HttpResponse.json({ user })));
    const { store, endpoints, session } = tab(createMemoryStorage());
    const answer = await store.dispatch(
      endpoints.login.initiate({ body: { email_or_username: 'til', password: 'Aa1!aaaa' } }),
    );
    expect(answer.error).toEqual({ kind: 'garbled', status: 200 });
    expect(session().isSignedIn).toBe(false);
  });

  it('neither sends nor refreshes the tokens of an older session', async () => {
    const seen: (string | null)[] = [];
    server.use(
      http.post('*/api/v1/auth/login', ({ request }) => {
        seen.push(request.headers.get('authorization'));
        return HttpResponse.json({ detail: 'Invalid credentials' }, { status: 401 });
      }),
      ...guardedBy(),
    );
    const storage = storageWith(expired);
    const { store, endpoints, session } = tab(storage);
    await store.dispatch(endpoints.login.initiate({ body: { email_or_username: 'til', password: 'wrong' } }));
    expect(seen).toEqual([null]);
    expect(exchanges).toEqual([]);
    expect(session().isSignedIn).toBe(true);
  });

  it('with a token from a link replaces the session only after the server has verified the token', async () => {
    const storage = storageWith(good);
    const before = storedValues(storage);
    server.use(refuseCall('getMe', { status: 401, detail: 'Not authenticated' }));
    const { store, endpoints } = tab(storage);
    expect((await store.dispatch(endpoints.findTokenOwner.initiate('forged'))).error).toBeDefined();
    expect(storedValues(storage)).toEqual(before);

    server.use(mockCall('getMe', () => aUser({ username: 'guest-of-the-link' })));
    const { data: owner } = await store.dispatch(endpoints.findTokenOwner.initiate(fresh));
    expect(storedValues(storage)).toEqual(before);
    await store.dispatch(endpoints.signInWithToken.initiate({ access_token: fresh, user: owner! }));
    expect(storage.getItem('token')).toBe(fresh);
    expect(JSON.parse(storage.getItem('user')!)).toMatchObject({ username: 'guest-of-the-link' });
  });
});

describe('an access token that the server refuses', () => {
  it('is refreshed once, and the call is retried', async () => {
    const storage = storageWith(good);
    server.use(...guardedBy(fresh));
    const { fetchStory } = tab(storage);
    expect((await fetchStory()).data).toEqual(story);
    expect(bearers).toEqual([good, fresh]);
    expect(exchanges).toEqual(['first']);
    expect(storage.getItem('token')).toBe(fresh);
  });

  it('is refreshed once for twenty concurrent calls', async () => {
    server.use(...guardedBy(fresh));
    const { fetchStory } = tab(storageWith(good));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => fetchStory(`story-${number}`)),
    );
    expect(answers.every(({ isSuccess }) => isSuccess)).toBe(true);
    expect(exchanges).toEqual(['first']);
  });

  it('is not refreshed twice for the same call', async () => {
    server.use(...guardedBy());
    const { fetchStory } = tab(storageWith(good));
    expect((await fetchStory()).error).toMatchObject({ status: 401 });
    expect(exchanges).toEqual(['first']);
  });

  it('ends the session when it cannot be refreshed: clears the storage and redirects to the login', async () => {
    const storage = storageWith(good);
    server.use(
      refuseCall('refreshTokens', { status: 401, detail: 'Not authenticated' }),
      mockCall('getMe', () => user),
      ...guardedBy(),
    );
    const { client, store, session, fetchStory } = tab(storage);
    client.start(store);
    await fetchStory();
    expect(session()).toEqual({ isSignedIn: false, user: null, ending: 'lost', isUnreachable: false });
    expect(storedValues(storage)).toEqual([null, null, null]);
  });

  it('does not redirect to the login when only getMe was called', async () => {
    const refusal = { status: 401, detail: 'Not authenticated' };
    server.use(refuseCall('refreshTokens', refusal), refuseCall('getMe', refusal));
    const { client, store, endpoints, session } = tab(storageWith(good));
    client.start(store);
    await store.dispatch(endpoints.getMe.initiate());
    expect(session()).toMatchObject({ isSignedIn: false, user: null, ending: 'expired' });
  });

  it.each([
    ['the network fails', disconnectCall('refreshTokens')],
    ['the server is rate limiting', refuseCall('refreshTokens', { status: 429, detail: 'Slow down' })],
    ['the server is in trouble', refuseCall('refreshTokens', { status: 503, detail: 'Unavailable' })],
  ])('keeps the session when %s', async (_when, handler) => {
    const storage = storageWith(good);
    server.use(handler, ...guardedBy());
    const { session, fetchStory } = tab(storage);
    expect((await fetchStory()).error).toEqual({ kind: 'session_unknown' });
    expect(session().isSignedIn).toBe(true);
    expect(storage.getItem('token')).toBe(good);
  });
});

describe('a token that is about to expire', () => {
  it.each([
    ['31 seconds before its end', 31_000, [] as string[]],
    ['30 seconds before its end', 30_000, ['first']],
    ['after its end', -1, ['first']],
  ])('%s', async (_when, left, expected) => {
    const token = tokenUntil(NOW + left);
    server.use(...guardedBy(token, fresh));
    const { fetchStory } = tab(storageWith(token));
    expect((await fetchStory()).data).toEqual(story);
    expect(exchanges).toEqual(expected);
    expect(bearers).toHaveLength(1);
  });
});

describe('two tabs of one browser', () => {
  /** Runs one task at a time, as Web Locks do across tabs. */
  function oneAfterTheOther(): Lock {
    let last: Promise<unknown> = Promise.resolve();
    return (work) => {
      const next = last.then(work);
      last = Promise.allSettled([next]);
      return next;
    };
  }

  it('refresh the session once', async () => {
    server.use(...guardedBy(fresh));
    const storage = storageWith(expired);
    const lock = oneAfterTheOther();
    const tabs = [tab(storage, lock), tab(storage, lock)];
    const answers = await Promise.all(tabs.map(({ fetchStory }) => fetchStory()));
    expect(answers.map(({ data }) => data)).toEqual([story, story]);
    expect(exchanges).toEqual(['first']);
  });

  it('sign out together', async () => {
    server.use(mockCall('logout', () => ({ detail: 'Signed out' })));
    const storage = storageWith(good);
    const first = tab(storage);
    const second = tab(storage);
    await first.store.dispatch(first.endpoints.logout.initiate());
    const isDifferentUser = second.client.session.follow(second.store.dispatch, second.session(), 'tokens');
    expect(isDifferentUser).toBe(true);
    expect(second.session()).toMatchObject({ isSignedIn: false, user: null });
  });

  it('keep the screen until it has been refetched, when one signs out', async () => {
    server.use(
      mockCall('logout', () => ({ detail: 'Signed out' })),
      mockCall('getMe', () => user),
      ...guardedBy(good),
    );
    const storage = storageWith(good);
    const [first, second] = [tab(storage), tab(storage)];
    const page = new EventTarget();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    second.client.start(second.store);
    vi.unstubAllGlobals();
    await second.fetchStory();
    await first.store.dispatch(first.endpoints.logout.initiate());

    const shown = () =>
      second.endpoints.getStory.select({ params: { id: story.id } })(second.store.getState());
    server.use(mockCall('getStory', () => ({ ...story, tagline: 'As a guest reads it' })));
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'tokens' }));
    expect(second.session().isSignedIn).toBe(false);
    expect(shown().data).toEqual(story);
    await expect.poll(() => shown().data?.tagline).toBe('As a guest reads it');
  });

  it('are followed by a page restored by Back, which has missed their changes', async () => {
    const [storage, page] = [storageWith(good), new EventTarget()];
    const { client, store, session } = tab(storage);
    server.use(mockCall('getMe', () => user));
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    client.start(store);
    vi.unstubAllGlobals();
    for (const key of ['tokens', 'token', 'user']) storage.removeItem(key);
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(session().isSignedIn).toBe(true);
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(session().isSignedIn).toBe(false);
  });

  it('do not disturb each other when one has only refreshed the tokens', () => {
    const storage = storageWith(good);
    const { client, store, session } = tab(storage);
    storage.setItem('tokens', JSON.stringify({ access_token: fresh, refresh_token: 'second' }));
    expect(client.session.follow(store.dispatch, session(), 'tokens')).toBe(false);
  });
});

describe('signing out', () => {
  it('ends the session in this browser even if the server cannot be reached', async () => {
    const storage = storageWith(good);
    server.use(disconnectCall('logout'));
    const { store, endpoints, session } = tab(storage);
    await store.dispatch(endpoints.logout.initiate());
    expect(session().isSignedIn).toBe(false);
    expect(storedValues(storage)).toEqual([null, null, null]);
  });
});

describe('corrupt data in the storage', () => {
  it.each(['{', '"text"', '{"access_token":1}', '[]'])('counts as signed out: %s', (left) => {
    const storage = createMemoryStorage();
    storage.setItem('tokens', left);
    expect(tab(storage).session()).toEqual({
      isSignedIn: false,
      user: null,
      ending: null,
      isUnreachable: false,
    });
  });
});
