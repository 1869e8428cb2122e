const ORIGIN = 'http://k.invalid';
const PROTOCOLS = /^(?:https?|ircs?|mailto|xmpp):/i;

/** Sanitises the address of an untrusted link: one of a few protocols, or a path on this site; otherwise undefined. */
export function safeUrl(url: string): string | undefined {
  if (PROTOCOLS.test(url)) return URL.canParse(url) ? url : undefined;
  // Parsed as browsers do: `//host`, `/\host` and `/<tab>/host` leave the site, and so does a protocol after spaces.
  if (!URL.canParse(url, ORIGIN)) return undefined;
  const { origin, pathname } = new URL(url, ORIGIN);
  return origin === ORIGIN && !pathname.startsWith('//') ? url : undefined;
}
