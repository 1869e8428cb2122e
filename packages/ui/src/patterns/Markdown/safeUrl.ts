const ORIGIN = 'http://k.invalid';
const PROTOCOLS = /^(?:https?|ircs?|mailto|xmpp):/i;

/** The address that a stranger's link may have: one of a few protocols, or a path on this site; nothing for anything else. */
export function safeUrl(url: string): string | undefined {
  if (PROTOCOLS.test(url)) return URL.canParse(url) ? url : undefined;
  // As a browser reads it: `//host`, `/\host` and `/<tab>/host` lead away, and so does a protocol behind spaces.
  if (!URL.canParse(url, ORIGIN)) return undefined;
  const { origin, pathname } = new URL(url, ORIGIN);
  return origin === ORIGIN && !pathname.startsWith('//') ? url : undefined;
}
