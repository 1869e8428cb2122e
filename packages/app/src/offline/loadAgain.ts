import { API_BASE } from '@kathaloka/contract/calls';
import { localStore } from '../browser/safeStorage.ts';
import { storedCall } from './storedCalls.ts';

/** The key of the token in local storage, as the specification names it. */
export const TOKEN_KEY = 'token';

/**
 * Requests again, one after the other, what a visitor's first page loaded before the worker controlled it, so that the
 * page works without a network. Files come from the browser's own cache.
 */
export async function loadAgain(): Promise<void> {
  const urls = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  for (const address of urls) {
    const url = new URL(address);
    if (url.origin !== location.origin) continue;
    const request = requestFor(url);
    await request?.catch(() => undefined);
  }
}

function requestFor(url: URL): Promise<Response> | undefined {
  if (/^\/(?:assets|covers|icons)\//.test(url.pathname)) return fetch(url, { cache: 'force-cache' });
  const call = url.pathname.startsWith(API_BASE) ? storedCall(url) : undefined;
  if (!call) return undefined;
  const token = call.takesToken ? localStore.read(TOKEN_KEY) : null;
  return fetch(url, token === null ? {} : { headers: { authorization: `Bearer ${token}` } });
}
