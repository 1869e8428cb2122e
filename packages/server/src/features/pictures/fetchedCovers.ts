import { createHash } from 'node:crypto';
import { wireFault } from '@kathaloka/contract/entities';
import { checkCoverUrl, ownPicture } from '@kathaloka/contract/rules';
import sharp from 'sharp';
import { fetchPicture } from '../../narrator/models/fetchPicture.ts';
import { AppError } from '../../platform/AppError.ts';
import type { Deps } from '../../platform/Deps.ts';
import { createFairQueue } from '../../platform/fairQueue.ts';
import { fetchedAddress } from './coverAddress.ts';

/** A picture from elsewhere, as this server stores it. */
export interface FetchedCover {
  readonly source: string;
  readonly picture: Buffer;
  /** The address of the picture as the cover of this story. */
  readonly addressFor: (storyId: string) => string;
}

export type FetchCover = (source: string, author: string) => Promise<FetchedCover>;

const CONCURRENT = 4;
/** For the wait in the queue, the look-up, the answer and its last byte together. */
const FETCH_MS = 8000;
const MAX_BYTES = 8_000_000;
/** A photo of 24 megapixels is decoded; a small file that unpacks to more is not. */
const PIXELS_MAX = 25_000_000;
const DECODE_SECONDS = 5;
const SIZE = 1280;
const QUALITY = 82;

/** Whether a cover is on another server. */
export const isElsewhere = (url: string | null | undefined): url is string =>
  typeof url === 'string' && ownPicture(url) === null;

/**
 * Fetches covers for authors, one at a time for each of them, and stores nothing. An author who names slow
 * servers delays no other author.
 */
export function createFetchCover(
  { fetchAddress = fetchAnywhere }: Pick<Deps, 'fetchAddress'>,
  { withinMs = FETCH_MS } = {},
): FetchCover {
  const queue = createFairQueue(CONCURRENT);
  return async (source, author) => {
    const signal = AbortSignal.timeout(withinMs);
    try {
      const leave = await queue.enter(author, signal);
      try {
        return await coverOf(source, await fetchAddress(source, { signal, maxBytes: MAX_BYTES }));
      } finally {
        leave();
      }
    } catch {
      // the reason would tell an author about other servers
      throw notFetched();
    }
  };
}

const fetchAnywhere: NonNullable<Deps['fetchAddress']> = (address, options) =>
  fetchPicture(address, null, options);

const notFetched = (): AppError =>
  new AppError('validation_failed', [
    wireFault(['body', 'cover_image_url'], { code: 'picture_not_fetched' }),
  ]);

/** Fetches a cover for an author if it is elsewhere. Null for a cover on this site. */
export async function fetchIfElsewhere(
  deps: Deps,
  url: string | null | undefined,
  author: string,
): Promise<FetchedCover | null> {
  if (!isElsewhere(url) || checkCoverUrl(url)) return null;
  return deps.once(createFetchCover)(url.trim(), author);
}

async function coverOf(source: string, bytes: Buffer): Promise<FetchedCover> {
  const picture = await encode(bytes);
  const hash = createHash('sha256').update(picture).digest('hex').slice(0, 16);
  const { dominant } = await sharp(picture).stats();
  const tone = [dominant.r, dominant.g, dominant.b]
    .map((part) => part.toString(16).padStart(2, '0'))
    .join('');
  return { source, picture, addressFor: (storyId) => fetchedAddress(storyId, `${hash}-${tone}`) };
}

/** Re-encodes a photo, so that nothing else in the file survives. Only these formats reach their decoders. */
async function encode(bytes: Buffer): Promise<Buffer> {
  if (!isPhoto(bytes)) throw new Error('This is no JPEG, PNG or WebP.');
  return sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    .timeout({ seconds: DECODE_SECONDS })
    .rotate()
    .resize({ width: SIZE, height: SIZE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}

function isPhoto(bytes: Buffer): boolean {
  const begins = (mark: string, at = 0) =>
    bytes.subarray(at, at + mark.length).equals(Buffer.from(mark, 'latin1'));
  const isWebp = begins('RIFF') && begins('WEBP', 8);
  return begins('\u00FF\u00D8\u00FF') || begins('\u0089PNG\r\n') || isWebp;
}
