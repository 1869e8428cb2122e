import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ACCOUNT_PREFIX, accountCacheOf, forgetAccounts } from '../offline/cacheNames.ts';

/** Logins that have ended while this worker runs: what arrives for them is not stored. */
const closed = new Set<string>();
let current: string | null = null;

export function closeLogins(): void {
  if (current !== null) closed.add(current);
  current = null;
}

/** The cache of the login of a call, which is from now on the only one. */
export function openLogin(authorization: string | null): string | null {
  const name = accountCacheOf(authorization);
  if (name === null || closed.has(name)) return null;
  if (name !== current) {
    closeLogins();
    current = name;
    void forgetAccounts(caches, name);
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
