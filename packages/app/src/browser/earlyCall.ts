/** What `boot/theme.js` has asked for in the name of the reader, before the app came. */
export interface EarlyCall {
  readonly url: string;
  readonly token: string;
  readonly answer: Promise<Response>;
}

declare global {
  var earlyCall: EarlyCall | undefined;
}

/** `fetch` that hands over the answer of the early call, to the first who asks for the same with the same token. */
export function fetchOrTake(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const early = globalThis.earlyCall;
  const isSame =
    early !== undefined &&
    input instanceof Request &&
    input.method === 'GET' &&
    input.url === new URL(early.url, location.href).href &&
    input.headers.get('authorization') === `Bearer ${early.token}`;
  if (!isSame) return fetch(input, init);
  globalThis.earlyCall = undefined;
  // a line that was down then may be there again
  return early.answer.catch(() => fetch(input, init));
}
