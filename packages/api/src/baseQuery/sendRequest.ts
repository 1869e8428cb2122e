import type { ApiError } from '../errors.ts';
import type { ApiRequest } from './apiRequest.ts';
import { readRefusal } from './readProblem.ts';

export interface SendOptions {
  readonly baseUrl: string;
  readonly fetch?: typeof fetch | undefined;
}

export type Sent = Pick<ApiRequest, 'method' | 'url' | 'params' | 'body' | 'headers' | 'responseHandler'>;
export type SendResult =
  | { readonly data: unknown; readonly error?: undefined }
  | { readonly error: ApiError };

/**
 * Sends a request and reads its answer, and returns every failure as a value. The toolkit's `fetchBaseQuery`
 * would read each answer twice, a stream as well, and takes a kilobyte more of every page.
 */
export async function sendRequest(
  { responseHandler = readJson, ...request }: Sent,
  signal: AbortSignal,
  { baseUrl, fetch = (input) => globalThis.fetch(input) }: SendOptions,
): Promise<SendResult> {
  let response: Response | undefined;
  try {
    response = await fetch(requestOf(request, baseUrl, signal));
    const data = await responseHandler(response);
    const { ok, status, headers } = response;
    return ok ? { data } : { error: readRefusal(data, status, headers.get('x-request-id')) };
  } catch (error) {
    if ((signal.aborted ? signal.reason : error)?.name === 'TimeoutError')
      return { error: { kind: 'timeout' } };
    return { error: response ? { kind: 'garbled', status: response.status } : { kind: 'network' } };
  }
}

function requestOf(
  { method, url, params, body, headers }: Omit<Sent, 'responseHandler'>,
  baseUrl: string,
  signal: AbortSignal,
): Request {
  const query = params ? `?${new URLSearchParams(given(params) as Record<string, string>)}` : '';
  return new Request(`${baseUrl.replace(/\/$/, '')}${url}${query}`, {
    method,
    signal,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** The parameters that have a value. */
const given = (params: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));

/** An answer without content is null. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}

/** Aborts with the signal, or with a `TimeoutError` when the time is up. `AbortSignal.any` is missing in older browsers. */
export async function withTimeout<T>(
  timeoutMs: number,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const ended = new AbortController();
  const abort = () => ended.abort(signal.reason);
  const timer = setTimeout(() => ended.abort(new DOMException('The time is up.', 'TimeoutError')), timeoutMs);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  try {
    return await work(ended.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
