import type { IncomingHttpHeaders } from 'node:http';

/** The value of a cookie, as it was sent. */
export function cookieOf({ cookie: cookies = '' }: IncomingHttpHeaders, name: string): string | undefined {
  const start = `${name}=`;
  const cookie = cookies.split(';').find((pair) => pair.trim().startsWith(start));
  return cookie?.trim().slice(start.length);
}
