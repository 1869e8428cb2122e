import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { charged } from './tracing/requestContext.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const ofQuality = (quality: number) => ({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: quality } });
/** The usual level: the result is nearly as small as at the best level, and takes a fraction of the time. */
export const BROTLI = ofQuality(4);
/** The level for answers that many requests share: a tenth smaller, in twice the time. */
const BROTLI_ONCE = ofQuality(6);

/** The answer to one request, which is charged for it. */
export const encoded = (payload: string | Buffer, encoding: Encoding): Promise<Buffer> =>
  charged(encoding === 'gzip' ? gzip(payload) : brotli(payload, BROTLI));

export const encodedOnce = (payload: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip' ? gzip(payload) : brotli(payload, BROTLI_ONCE);

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
