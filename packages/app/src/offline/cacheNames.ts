/** Prefix of the service worker's caches, which the page fills and empties as well. */
const PREFIX = 'kathaloka-';

/** One cache per build, for the files of its pages. */
export const SHELL_PREFIX = `${PREFIX}shell-`;
/** One cache per login, for the answers to its account. */
export const ACCOUNT_PREFIX = `${PREFIX}account-`;
/** One cache per reader of this device: the pictures of the stored stories. */
export const STORIES_PREFIX = `${PREFIX}stories-`;
/** Scripts, styles and fonts, whose names contain a hash of their content. */
export const ASSETS_CACHE = `${PREFIX}assets`;
/** Which of those files each build uses. */
export const BUILDS_CACHE = `${PREFIX}builds`;
/** Answers that are the same for every guest. */
export const PUBLIC_CACHE = `${PREFIX}public`;
export const PICTURES_CACHE = `${PREFIX}pictures`;

/** The page shown at every address without a network; the app in it renders that address. */
export const SHELL_PATH = '/offline';

/** The claims of an access token; none if it cannot be parsed. */
export function claimsOf(token: string): Partial<Record<'sub' | 'sid' | 'iat', unknown>> {
  try {
    const payload = token.split('.')[1] ?? '';
    return Object(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))) as object;
  } catch {
    return {};
  }
}

/** The cache of the login that makes a call; null if the login cannot be identified. */
export function accountCacheOf(authorization: string | null): string | null {
  const [, token = ''] = /^Bearer (\S+)$/.exec(authorization ?? '') ?? [];
  const { sub, sid } = claimsOf(token);
  return typeof sub === 'string' && typeof sid === 'string' ? `${ACCOUNT_PREFIX}${sub}.${sid}` : null;
}

/** Deletes the caches of all logins except one. */
export async function forgetAccounts(caches: CacheStorage, except?: string | null): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(ACCOUNT_PREFIX) && name !== except);
  await Promise.all(others.map((name) => caches.delete(name)));
}
