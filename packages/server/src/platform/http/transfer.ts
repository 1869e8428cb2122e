import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { areas } from '@kathaloka/contract/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse } from '../responseCache/createResponseCache.ts';
import { SHARED_BY_GUESTS } from './cacheControl.ts';
import { acceptedEncoding, accepts, encoded, encodedPieces } from '../encoding.ts';
import { nextTurn } from '../nextTurn.ts';
import type { StoredAnswer } from './StoredAnswer.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** The answer, if it was prepared for many requests. */
    ready: CachedResponse | null;
  }
}

/** A shorter answer fits into one packet anyway. */
const WORTH_COMPRESSING_BYTES = 1400;
/** In characters or bytes. */
const LONG = 256 * 1024;
const PIECE_BYTES = 64 * 1024;
const COMPRESSIBLE = /^(text\/|application\/(json|xml))/;

/** The catalogue's answers are the same for all guests, so shared caches may store them. Refusals are private. */
export function allowGuestCaching(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode === 200 && isSameForGuests(request)) reply.headers(SHARED_BY_GUESTS);
    done();
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

/** Compresses text answers, also streamed ones, and answers 304 if the client's copy is current. */
export function addCompressionAndEtags(app: FastifyInstance): void {
  app.decorateReply('ready', null);
  // runs for every answer, so it avoids a promise unless it has to wait
  app.addHook('onSend', (request, reply, payload, done) => {
    const { ready } = reply;
    // an error after `ready` was set has a payload of its own
    const isReady = ready !== null && payload === ready.plain;
    const sent = isReady ? readySent(request, reply, ready) : asSent(request, reply, payload);
    if (sent instanceof Promise) return sent.then((bytes) => inPieces(request, reply, bytes));
    return done(null, inPieces(request, reply, sent));
  });
}

type Sent = string | Buffer | Readable | null;

/** To write a megabyte takes some milliseconds, so others are served in between. */
function inPieces({ method }: FastifyRequest, reply: FastifyReply, payload: Sent): Sent {
  const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
  if (!isWhole || payload.length < LONG || method === 'HEAD') return payload;
  const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
  reply.header('content-length', bytes.length);
  return Readable.from(piecesOf(bytes), { objectMode: false });
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    yield bytes.subarray(at, at + PIECE_BYTES);
    await nextTurn();
  }
}

function asSent(request: FastifyRequest, reply: FastifyReply, payload: unknown): Sent | Promise<Sent> {
  if (payload instanceof Readable)
    return isInPieces(request, reply) ? compressPieces(request, reply, payload) : payload;
  if (typeof payload !== 'string' || (request.method !== 'GET' && request.method !== 'HEAD'))
    return payload as Sent;
  const isLong = isWorthCompressing(reply, payload);
  if (isLong) varyByEncoding(reply);
  if (isKnown(request, reply, () => createHash('sha1').update(payload).digest('base64url')))
    return unchanged(request, reply);
  return isLong ? compress(request, reply, payload) : payload;
}

function unchanged({ method }: FastifyRequest, reply: FastifyReply): Readable | null {
  reply.code(304).removeHeader('content-type');
  // the length of a HEAD response is set before its body is dropped; an empty stream sets none
  return method === 'HEAD' ? Readable.from([]) : null;
}

/** Sends an answer that was prepared for many requests, compressed once for each encoding. */
export function sendReady(reply: FastifyReply, answer: CachedResponse): FastifyReply {
  reply.ready = answer;
  return reply.send(answer.plain);
}

/** The payload of a prepared answer, with its stored digest and encodings. */
function readySent(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, tag, inEncoding }: CachedResponse,
): Buffer | Readable | null | Promise<Buffer> {
  const isLong = plain.length >= WORTH_COMPRESSING_BYTES;
  if (isLong) varyByEncoding(reply);
  if (isKnown(request, reply, () => tag)) return unchanged(request, reply);
  const encoding = isLong ? acceptedEncoding(request.headers['accept-encoding']) : null;
  if (encoding === null) return plain;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return inEncoding(encoding);
}

/** Sends a stored answer as its compressed bytes, or decompressed for a client without gzip. */
export async function sendStored(
  answer: StoredAnswer<unknown>,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.type('application/json; charset=utf-8');
  varyByEncoding(reply);
  if (!accepts(headers['accept-encoding'], 'gzip')) return reply.send(await answer.plain());
  return reply.header('content-encoding', 'gzip').send(answer.gzipped);
}

function isKnown({ headers }: FastifyRequest, reply: FastifyReply, digest: () => string): boolean {
  const mayBeStored = !String(reply.getHeader('cache-control') ?? 'no-store').includes('no-store');
  if (!mayBeStored || reply.statusCode !== 200) return false;
  const tag = `"${digest()}"`;
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

/** Whether to compress a stream. Files are compressed in advance, and events must be sent immediately. */
function isInPieces({ routeOptions }: FastifyRequest, reply: FastifyReply): boolean {
  const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
  return isJson && routeOptions.config.call !== undefined;
}

function compressPieces(
  { headers, meter }: FastifyRequest,
  reply: FastifyReply,
  payload: Readable,
): Readable {
  varyByEncoding(reply);
  const encoding = acceptedEncoding(headers['accept-encoding']);
  if (encoding === null) return payload;
  reply.header('content-encoding', encoding);
  const sent = Readable.from(encodedPieces(payload, encoding, meter), { objectMode: false });
  // a caller who leaves ends both streams
  return sent.once('close', () => payload.destroy());
}

async function compress(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: string,
): Promise<string | Buffer> {
  const encoding = acceptedEncoding(headers['accept-encoding']);
  if (encoding === null) return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return encoded(payload, encoding);
}
