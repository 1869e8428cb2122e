import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { ModelError } from './ModelError.ts';
import { isLocalHost, isPublicAddress } from './publicAddress.ts';
import { type Resolved, resolveForeignHost, resolveOwnHost } from './resolveHost.ts';
import { readBody, tooLarge } from './transport.ts';
import type { Endpoint } from './types.ts';

interface Fetching {
  readonly signal: AbortSignal;
  readonly maxBytes: number;
  readonly onBytes?: () => void;
  /** Resolves every address of a host name. */
  readonly resolve?: (hostname: string, signal: AbortSignal) => Promise<readonly Resolved[]>;
}

/**
 * Fetches the bytes at an address that a model or an author has named. They may name any address, so only public
 * addresses are fetched, without our key and without following redirects, and at the address that was checked,
 * because DNS may answer differently the next time. A model's server in the operator's network may name itself.
 */
export async function fetchPicture(
  address: string,
  endpoint: Pick<Endpoint, 'baseUrl'> | null,
  { signal, maxBytes, onBytes, resolve }: Fetching,
): Promise<Buffer> {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (!url || url.username !== '' || url.password !== '') throw refused();
  const base = endpoint && new URL(endpoint.baseUrl);
  const isOwn = base !== null && isLocalHost(base.hostname) && url.origin === base.origin;
  if (!isOwn && url.protocol !== 'https:') throw refused();
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await orAborted((resolve ?? resolverOf(isOwn))(host, signal), signal);
  const [first] = addresses;
  // a single private address among several is refused
  if (!first || (!isOwn && !addresses.every((each) => isPublicAddress(each.address)))) throw refused();

  const response = await get(url, { at: first, signal });
  const { statusCode: status = 0, headers } = response;
  if (status !== 200) {
    response.destroy();
    throw new ModelError('http', `The picture's server answered ${status}.`, { status });
  }
  if (Number(headers['content-length'] ?? 0) > maxBytes) {
    response.destroy();
    throw tooLarge(maxBytes);
  }
  return readBody(response, { maxBytes, ...(onBytes && { onBytes }) });
}

const resolverOf = (isOwn: boolean) => (isOwn ? resolveOwnHost : resolveForeignHost);

function get(url: URL, { at, signal }: { at: Resolved; signal: AbortSignal }): Promise<IncomingMessage> {
  const checked: LookupFunction = (_hostname, options, callback) => {
    if (options.all) callback(null, [{ ...at }]);
    else callback(null, at.address, at.family);
  };
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const headers = { accept: 'image/png, image/jpeg, image/webp', 'accept-encoding': 'identity' };
    // without an agent, which might reuse a connection to another address of that name
    const sent = request(url, { signal, agent: false, lookup: checked, headers });
    sent.on('response', resolve).on('error', reject).end();
  });
}

/** Rejects on abort, also if the work cannot be cancelled. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

const refused = (): ModelError =>
  new ModelError('protocol', 'A picture was named at an address that is not asked.');
