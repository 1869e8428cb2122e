/** Values of `Cache-Control`. */
export const ONE_HOUR = 'public, max-age=3600';
/** For addresses whose content never changes. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** The same for what belongs to one person: no cache that others share may store it. */
export const FOREVER_PRIVATE = 'private, max-age=31536000, immutable';

/**
 * For what is the same for all guests: browsers ask each time, and caches that others share answer for ten seconds. That
 * they may answer with an older one while they fetch a new one stands in their own header (RFC 9213): browsers would do
 * so, too, and `s-maxage` forbids it.
 */
export const SHARED_BY_GUESTS = {
  'cache-control': 'public, max-age=0, s-maxage=10',
  'cdn-cache-control': 'public, max-age=10, stale-while-revalidate=20',
  vary: 'authorization',
};
