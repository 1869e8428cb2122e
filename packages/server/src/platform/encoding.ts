import { finished } from 'node:stream';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { charged } from './tracing/requestContext.ts';
import type { WorkMeter } from './tracing/workClock.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const ofQuality = (quality: number) => ({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } });
/** The usual level: the result is nearly as small as at the best level, and takes a fraction of the time. */
const BROTLI = ofQuality(4);
/** The level for answers that many requests share: a tenth smaller, in twice the time. */
const BROTLI_ONCE = ofQuality(6);

/** The answer to one request, which is charged for it. */
export const encoded = (payload: string | Buffer, encoding: Encoding): Promise<Buffer> =>
  charged(encoding === 'gzip' ? gzip(payload) : brotli(payload, BROTLI));

export const encodedOnce = (payload: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip' ? gzip(payload) : brotli(payload, BROTLI_ONCE);

/**
 * The answer to one request in pieces, which is charged for them. The pieces are written one by one, and what comes out
 * is collected, because a compressor that waits for a slow reader would count that as its work.
 */
export async function* encodedPieces(
  pieces: AsyncIterable<string | Buffer>,
  encoding: Encoding,
  meter: Pick<WorkMeter, 'workerMs'> | null,
): AsyncGenerator<Buffer> {
  const compressor = encoding === 'gzip' ? zlib.createGzip() : zlib.createBrotliCompress(BROTLI);
  const ready: Buffer[] = [];
  compressor.on('data', (piece: Buffer) => ready.push(piece));
  // the write that failed says so; without a listener it would end the process
  compressor.on('error', () => {});
  async function work(step: (done: (error?: Error | null) => void) => void): Promise<void> {
    const began = performance.now();
    await promisify(step)();
    if (meter) meter.workerMs += performance.now() - began;
  }
  try {
    for await (const piece of pieces) {
      await work((done) => compressor.write(piece, done));
      yield* ready.splice(0);
    }
    // what is left comes out after the last write
    await work((done) => finished(compressor.end(), done));
    yield* ready.splice(0);
  } finally {
    compressor.destroy();
  }
}

/** Whether a client accepts an encoding at all. */
export function accepts(accepted: string | undefined, encoding: Encoding): boolean {
  return weightIn(weightsOf(accepted ?? ''), encoding) > 0;
}

/** The result for the last header, because most browsers send the same header. */
let latest: { readonly accepted: string; readonly encoding: Encoding | null } | undefined;

/** The client's preferred encoding, the smaller one of two that it prefers equally; null if it prefers plain text. */
export function acceptedEncoding(accepted = ''): Encoding | null {
  if (latest?.accepted !== accepted) latest = { accepted, encoding: preferredOf(accepted) };
  return latest.encoding;
}

function preferredOf(accepted: string): Encoding | null {
  const weights = weightsOf(accepted);
  const weight = (name: Encoding): number => weightIn(weights, name);
  const [best] = ENCODINGS.toSorted((a, b) => weight(b) - weight(a));
  if (!best || weight(best) === 0) return null;
  return weight(best) >= (weights.get('identity') ?? 0) ? best : null;
}

const weightsOf = (accepted: string): ReadonlyMap<string, number> =>
  new Map(accepted.split(',').map(weightOf));
const weightIn = (weights: ReadonlyMap<string, number>, encoding: Encoding): number =>
  weights.get(encoding) ?? weights.get('*') ?? 0;

/** Parses `gzip;q=0.5` to `['gzip', 0.5]`; the default weight is 1. */
function weightOf(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
  const q = parameters.find((each) => each.startsWith('q='))?.slice(2);
  return [name, q === undefined ? 1 : Number(q) || 0];
}
