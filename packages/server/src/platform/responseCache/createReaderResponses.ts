import type { SignedInUser } from '../auth/admit.ts';
import { type CachedResponse, cachedResponse } from './createResponseCache.ts';
import { createLruCache } from './createLruCache.ts';

/** The parts of an answer that differ between readers. The rest is the same as for guests. */
export interface OwnParts {
  /** The JSON of a part for guests. */
  readonly forGuests: string;
  /** The ids that these parts are about, in order. */
  readonly idsIn: (answer: unknown) => readonly string[];
  /** The JSON of each part for this reader, by the order of ids. */
  readonly of: (reader: SignedInUser, ids: readonly string[]) => Promise<readonly string[]>;
}

export interface ReaderResponses {
  /** The reader's version of an answer for guests. */
  readonly read: (guests: CachedResponse, reader: SignedInUser) => CachedResponse | Promise<CachedResponse>;
}

/** An answer for guests, cut at the parts that differ between readers. */
interface Cut {
  /** Identifies this answer among all answers, also those with the same key. */
  readonly number: number;
  readonly ids: readonly string[];
  /** There is one piece more than there are ids. */
  readonly pieces: readonly Buffer[];
}

/** Bounds the memory for readers' answers. Readers with equal parts share the same bytes. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Answers for readers, made from those for guests. Only the readers' own parts are read from the database. */
export function createReaderResponses({ forGuests, idsIn, of }: OwnParts): ReaderResponses {
  const guestsPart = Buffer.from(forGuests);
  const cuts = new WeakMap<CachedResponse, Cut>();
  const made = createLruCache(MAX_BYTES);
  let count = 0;

  function cutOf(answer: CachedResponse): Cut {
    const known = cuts.get(answer);
    if (known) return known;
    const ids = idsIn(JSON.parse(answer.plain.toString()));
    const pieces = piecesOf(answer.plain, guestsPart);
    if (pieces.length !== ids.length + 1)
      throw new Error(`An answer has ${pieces.length - 1} parts for readers, and is about ${ids.length}.`);
    const cut = { number: (count += 1), ids, pieces };
    cuts.set(answer, cut);
    return cut;
  }

  async function readOwn(guests: CachedResponse, cut: Cut, reader: SignedInUser): Promise<CachedResponse> {
    const parts = await of(reader, cut.ids);
    if (parts.every((part) => part === forGuests)) return guests;
    const key = `${cut.number} ${parts.join()}`;
    const known = made.get(key);
    if (known) return known;
    const answer = cachedResponse(joined(cut.pieces, parts));
    made.set(key, answer);
    return answer;
  }

  return {
    read(guests, reader) {
      const cut = cutOf(guests);
      return cut.ids.length === 0 ? guests : readOwn(guests, cut, reader);
    },
  };
}

/** Splits an answer at its parts. Quotation marks in texts are escaped, so no text can look like a part. */
function piecesOf(plain: Buffer, part: Buffer): Buffer[] {
  const pieces: Buffer[] = [];
  let from = 0;
  for (let at = plain.indexOf(part); at !== -1; at = plain.indexOf(part, from)) {
    pieces.push(plain.subarray(from, at));
    from = at + part.length;
  }
  return [...pieces, plain.subarray(from)];
}

function joined(pieces: readonly Buffer[], parts: readonly string[]): Buffer {
  const [first, ...rest] = pieces;
  return Buffer.concat([first!, ...rest.flatMap((piece, at) => [Buffer.from(parts[at]!), piece])]);
}
