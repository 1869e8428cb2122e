/** The call that `boot/theme.js` sends for the signed-in reader, before the app has loaded. */
export interface EarlyCall {
  readonly url: string;
  readonly token: string;
  readonly answer: Promise<Response>;
}

declare global {
  var earlyCall: EarlyCall | undefined;
}

/** A `fetch` that returns the answer of the early call to the first request like it. */
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
  // the early call may have failed because the connection was lost for a moment
  return early.answer.catch(() => fetch(input, init));
}
