import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { areas } from '@kathaloka/contract/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SHARED_BY_GUESTS } from './cacheControl.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Anything shorter fits into one packet anyway. */
const WORTH_COMPRESSING_BYTES = 1400;
const COMPRESSIBLE = /^(text\/|application\/(json|xml))/;
/** Nearly as small as the best level, in a fraction of the time. */
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Answers of the catalogue are the same for all guests, whatever their cookies and languages. Refusals stay with who asked. */
export function allowGuestCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === 200 && isSameForGuests(request)) reply.headers(SHARED_BY_GUESTS);
  });
}

function isSameForGuests({ method, headers, routeOptions }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return (
    isRead &&
    headers.authorization === undefined &&
    Object.hasOwn(areas.catalogue, routeOptions.config.call ?? '')
  );
}

/** Compresses texts, those in pieces as well, and answers 304 if the client's copy is current. */
export function addCompressionAndEtags(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (payload instanceof Readable)
      return isInPieces(request, reply) ? compressPieces(request, reply, payload) : payload;
    if (typeof payload !== 'string' || (request.method !== 'GET' && request.method !== 'HEAD'))
      return payload;
    const isLong = isWorthCompressing(reply, payload);
    if (isLong) varyByEncoding(reply);
    if (isKnown(request, reply, payload)) {
      reply.code(304).removeHeader('content-type');
      // a HEAD response is measured before its body is dropped, and an empty one has no length of its own
      return request.method === 'HEAD' ? Readable.from([]) : null;
    }
    return isLong ? compress(request, reply, payload) : payload;
  });
}

function isKnown({ headers }: FastifyRequest, reply: FastifyReply, payload: string): boolean {
  const mayBeStored = !String(reply.getHeader('cache-control') ?? 'no-store').includes('no-store');
  if (!mayBeStored || reply.statusCode !== 200) return false;
  const tag = `"${createHash('sha1').update(payload).digest('base64url')}"`;
  reply.header('etag', `W/${tag}`);
  const known = headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''));
  return known?.some((each) => each === tag || each === '*') ?? false;
}

function isWorthCompressing(reply: FastifyReply, payload: string): boolean {
  const isLong = Buffer.byteLength(payload) >= WORTH_COMPRESSING_BYTES;
  return isLong && COMPRESSIBLE.test(String(reply.getHeader('content-type')));
}

function varyByEncoding(reply: FastifyReply): void {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding');
}

/** Files are compressed ahead, and events as soon as they happen not at all. */
function isInPieces({ routeOptions }: FastifyRequest, reply: FastifyReply): boolean {
  const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
  return isJson && routeOptions.config.call !== undefined;
}

function compressPieces({ headers }: FastifyRequest, reply: FastifyReply, payload: Readable): Readable {
  varyByEncoding(reply);
  const encoding = acceptedEncoding(headers['accept-encoding']);
  if (encoding === null) return payload;
  reply.header('content-encoding', encoding);
  const compressor = encoding === 'gzip' ? zlib.createGzip() : zlib.createBrotliCompress(BROTLI);
  // a failure, or a caller who leaves, ends both
  return pipeline(payload, compressor, () => {});
}

async function compress(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: string,
): Promise<string | Buffer> {
  const encoding = acceptedEncoding(headers['accept-encoding']);
  if (encoding === null) return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return encoding === 'gzip' ? gzip(payload) : brotli(payload, BROTLI);
}

const ENCODINGS = ['br', 'gzip'] as const;

/** The client's preferred encoding, the smaller one if several are equal; null if it prefers plain text. */
function acceptedEncoding(accepted = ''): (typeof ENCODINGS)[number] | null {
  const weights = new Map(accepted.split(',').map(weightOf));
  const weight = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  const [best] = ENCODINGS.toSorted((a, b) => weight(b) - weight(a));
  if (!best || weight(best) === 0) return null;
  return weight(best) >= (weights.get('identity') ?? 0) ? best : null;
}

/** Parses `gzip;q=0.5` to `['gzip', 0.5]`; the default weight is 1. */
function weightOf(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
  const q = parameters.find((each) => each.startsWith('q='))?.slice(2);
  return [name, q === undefined ? 1 : Number(q) || 0];
}
