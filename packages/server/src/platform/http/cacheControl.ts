/** Values of `Cache-Control`. */
export const ONE_HOUR = 'public, max-age=3600';
/** For addresses whose content never changes. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** The same for what belongs to one person: no cache that others share may store it. */
export const FOREVER_PRIVATE = 'private, max-age=31536000, immutable';
