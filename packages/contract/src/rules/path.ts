import { URL_MAX } from '../limits.ts';

const ORIGIN = 'http://k.invalid';

/** A path on this site that is safe as a redirect after login, normalised as browsers do it; undefined for anything else. */
export function safeRedirectPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > URL_MAX || !/^\/(?![/\\])/.test(value)) return undefined;
  if (!URL.canParse(value, ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(value, ORIGIN);
  return origin === ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : undefined;
}
