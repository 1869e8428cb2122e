import { afterEach, expect, it, vi } from 'vitest';
import { fetchOrTake } from './earlyCall.ts';

const URL_OF_SESSION = '/api/v1/game/sessions/one';
const sent = vi.fn(async () => new Response('sent'));
vi.stubGlobal('fetch', sent);
afterEach(() => {
  globalThis.earlyCall = undefined;
  sent.mockClear();
});

function early(answer: Promise<Response>) {
  globalThis.earlyCall = { url: URL_OF_SESSION, token: 'mine', answer };
}

const ask = async (url = URL_OF_SESSION, token = 'mine', method = 'GET') => {
  const request = new Request(new URL(url, location.href), {
    method,
    headers: { authorization: `Bearer ${token}` },
  });
  return (await fetchOrTake(request)).text();
};

it('returns the answer of the early call once', async () => {
  early(Promise.resolve(new Response('early')));
  expect([await ask(), await ask()]).toEqual(['early', 'sent']);
});

it.each([
  ['another address', ['/api/v1/game/sessions/two']],
  ['another person', [URL_OF_SESSION, 'theirs']],
  ['another method', [URL_OF_SESSION, 'mine', 'DELETE']],
])('%s is requested from the server', async (_, request) => {
  early(Promise.resolve(new Response('early')));
  expect(await ask(...request)).toBe('sent');
});

it('a failed early call is sent again', async () => {
  early(Promise.reject(new TypeError('Failed to fetch')));
  expect(await ask()).toBe('sent');
});
