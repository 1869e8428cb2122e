import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { areas } from '@kathaloka/contract/endpoints';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { routeUrl } from './registerContract.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Less than this fits into one packet anyway. */
const WORTH_COMPRESSING_BYTES = 1400;
const COMPRESSIBLE = /^(text\/|application\/(json|xml))/;
/** Nearly as small as the best, at a fraction of the time. */
const BROTLI_QUALITY = 4;

const CATALOGUE: ReadonlySet<string> = new Set(
  Object.values(areas.catalogue).map(({ path }) => routeUrl(path)),
);

/** What is the same for all guests may be kept by their browsers, which ask each time whether it has changed. */
export function letGuestsKeepTheCatalogue(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isSameForGuests(request)) {
      reply.header('cache-control', 'no-cache').header('vary', 'authorization');
    }
    done();
  });
}

function isSameForGuests({ method, headers, routeOptions }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && headers.authorization === undefined && CATALOGUE.has(routeOptions.url ?? '');
}

/** Texts leave small, and not at all where the reader has them already. */
export function sendSparingly(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || (request.method !== 'GET' && request.method !== 'HEAD'))
      return payload;
    const isLong = isWorthCompressing(reply, payload);
    if (isLong) varyByEncoding(reply);
    if (isKnown(request, reply, payload)) {
      reply.code(304).removeHeader('content-type');
      // an answer to HEAD is measured before it is left out, and nothing at all has no length of its own
      return request.method === 'HEAD' ? Readable.from([]) : null;
    }
    return isLong ? compress(request, reply, payload) : payload;
  });
}

function isKnown({ headers }: FastifyRequest, reply: FastifyReply, payload: string): boolean {
  const mayBeKept = !String(reply.getHeader('cache-control') ?? 'no-store').includes('no-store');
  if (!mayBeKept || reply.statusCode !== 200) return false;
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

async function compress(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: string,
): Promise<string | Buffer> {
  const encoding = acceptedEncoding(headers['accept-encoding']);
  if (encoding === null) return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return encoding === 'gzip'
    ? gzip(payload)
    : brotli(payload, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}

/** `gzip;q=0` says that it is not accepted. */
function acceptedEncoding(accepted = ''): 'br' | 'gzip' | null {
  const names = accepted
    .split(',')
    .map((each) => each.replaceAll(' ', '').toLowerCase())
    .filter((each) => !/;q=0(\.0*)?$/.test(each))
    .map((each) => each.split(';', 1)[0]);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : null;
}
