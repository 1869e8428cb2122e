import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ACCOUNT_PREFIX, accountCacheOf, forgetAccounts } from '../offline/cacheNames.ts';

/** Logins that have ended while this worker runs: what arrives for them is not stored. */
const closed = new Set<string>();
let current: string | null = null;

/**
 * Ends the login that is open and that of this header, and forgets what is stored for any. A worker that was started for
 * the request of a logout knows of no other.
 */
export async function closeLogins(authorization: string | null = null): Promise<void> {
  for (const name of [current, accountCacheOf(authorization)]) if (name !== null) closed.add(name);
  current = null;
  for (const name of await caches.keys())
    if (name.startsWith(ACCOUNT_PREFIX) && name !== current) closed.add(name);
  await forgetAccounts(caches, current);
}

/** The cache of the login of a call, which is from now on the only one. */
export function openLogin(authorization: string | null): string | null {
  const name = accountCacheOf(authorization);
  if (name === null || closed.has(name)) return null;
  if (name !== current) {
    if (current !== null) closed.add(current);
    current = name;
    void forgetAccounts(caches, name).catch(() => undefined);
  }
  return name;
}

/** The login to which a picture of a turn belongs: pictures are asked for without a token. */
export async function loginOfPictures(): Promise<string | null> {
  if (current !== null) return current;
  const names = (await caches.keys()).filter((name) => name.startsWith(ACCOUNT_PREFIX));
  return names.length === 1 && !closed.has(names[0]!) ? names[0]! : null;
}

/** What was stored while its login ended goes again. */
export const onlyOpenLogins: WorkboxPlugin = {
  cacheDidUpdate: async ({ cacheName }) => {
    if (closed.has(cacheName)) await caches.delete(cacheName);
  },
};
