import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ACCOUNT_PREFIX, accountCacheOf, forgetAccounts } from '../offline/cacheNames.ts';

/** The caches of logins that have ended; late answers for them are not stored. */
const closed = new Set<string>();
let current: string | null = null;

/**
 * Ends the open login and the login of the given header, and deletes the caches of all logins. A worker that was
 * started by a logout request knows the login only from the header.
 */
export async function closeLogins(authorization: string | null = null): Promise<void> {
  for (const name of [current, accountCacheOf(authorization)]) if (name !== null) closed.add(name);
  current = null;
  for (const name of await caches.keys())
    if (name.startsWith(ACCOUNT_PREFIX) && name !== current) closed.add(name);
  await forgetAccounts(caches, current);
}

/**
 * Makes the login of a call the open one, and deletes the caches of all others. Returns the name of its cache;
 * null if the login has ended, or if the call has none.
 */
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

/** The cache of the login that a turn's picture belongs to: pictures are requested without a token. */
export async function loginOfPictures(): Promise<string | null> {
  if (current !== null) return current;
  const names = (await caches.keys()).filter((name) => name.startsWith(ACCOUNT_PREFIX));
  return names.length === 1 && !closed.has(names[0]!) ? names[0]! : null;
}

/** Deletes an answer that was stored after its login had ended. */
export const onlyOpenLogins: WorkboxPlugin = {
  cacheDidUpdate: async ({ cacheName }) => {
    if (closed.has(cacheName)) await caches.delete(cacheName);
  },
};
