/** Values of `Cache-Control`. */
export const ONE_HOUR = 'public, max-age=3600';
/** For addresses whose content never changes. */
export const FOREVER = 'public, max-age=31536000, immutable';
