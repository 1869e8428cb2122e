/** The caches of the service worker, which the page fills and empties as well. */
const PREFIX = 'kathaloka-';

/** One for each build: what pages of that build load. */
export const SHELL_PREFIX = `${PREFIX}shell-`;
/** One for each login: the answers that belong to its account. */
export const ACCOUNT_PREFIX = `${PREFIX}account-`;
/** What stored stories show, one for each reader of this device. */
export const STORIES_PREFIX = `${PREFIX}stories-`;
/** Scripts, styles and fonts that were loaded; their names have a hash of their content. */
export const ASSETS_CACHE = `${PREFIX}assets`;
/** Which of those files belong to which build. */
export const BUILDS_CACHE = `${PREFIX}builds`;
/** Answers that are the same for everybody who is not signed in. */
export const PUBLIC_CACHE = `${PREFIX}public`;
export const PICTURES_CACHE = `${PREFIX}pictures`;

/** The page that is shown for every address without a network: the app decides what stands there. */
export const SHELL_PATH = '/offline';

/** What an access token says; nothing of one that cannot be read. */
export function claimsOf(token: string): Partial<Record<'sub' | 'sid' | 'iat', unknown>> {
  try {
    const payload = token.split('.')[1] ?? '';
    return Object(JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))) as object;
  } catch {
    return {};
  }
}

/** The cache of the login that a call is made with; null for what cannot be told from that of others. */
export function accountCacheOf(authorization: string | null): string | null {
  const [, token = ''] = /^Bearer (\S+)$/.exec(authorization ?? '') ?? [];
  const { sub, sid } = claimsOf(token);
  return typeof sub === 'string' && typeof sid === 'string' ? `${ACCOUNT_PREFIX}${sub}.${sid}` : null;
}

/** Empties what belongs to accounts, but for the login that is still open. */
export async function forgetAccounts(caches: CacheStorage, except?: string | null): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(ACCOUNT_PREFIX) && name !== except);
  await Promise.all(others.map((name) => caches.delete(name)));
}
