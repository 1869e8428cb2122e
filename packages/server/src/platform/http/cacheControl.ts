/** Values of `Cache-Control`. */
export const ONE_HOUR = 'public, max-age=3600';
/** For addresses whose content never changes. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** The same for personal content: no shared cache may store it. */
export const FOREVER_PRIVATE = 'private, max-age=31536000, immutable';

/**
 * For content that is the same for all guests: browsers revalidate each time, and shared caches answer for
 * ten seconds. Permission to serve stale content during revalidation has a header of its own (RFC 9213):
 * browsers would use it as well, and `s-maxage` forbids it.
 */
export const SHARED_BY_GUESTS = {
  'cache-control': 'public, max-age=0, s-maxage=10',
  'cdn-cache-control': 'public, max-age=10, stale-while-revalidate=20',
  vary: 'authorization',
};
