import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { encodedOnce, type Encoding } from '../encoding.ts';

/** An answer as bytes, with its digest and its compressed forms, each computed once on demand. */
export interface CachedResponse {
  readonly plain: Buffer;
  /** The digest, without quotation marks. */
  readonly tag: string;
  readonly inEncoding: (encoding: Encoding) => Promise<Buffer>;
}

export interface ResponseCache {
  /** The stored answer, or a promise of the result of `ask`, which runs once for all concurrent callers. */
  readonly read: (key: string, ask: () => Promise<string>) => CachedResponse | Promise<CachedResponse>;
  /** The stored answer, if it may be given. */
  readonly known: (key: string) => CachedResponse | undefined;
  /** Drops all answers after a change. Later callers never get what was read before. */
  readonly drop: () => void;
  /** Whether notices of changes arrive, so that no answer is older than their delay. */
  readonly isListening: () => boolean;
  readonly bytes: () => number;
}

interface Options {
  readonly maxBytes: number;
  /** Whether notices of changes arrive. Otherwise answers are reused for `maxAgeUnnotifiedMs` only. */
  readonly isListening: () => boolean;
  readonly maxAgeUnnotifiedMs: number;
  /** How long an answer that depends on the time may be reused. */
  readonly maxAgeMs: (key: string) => number;
  readonly now?: () => number;
}

interface Stored {
  readonly answer: CachedResponse;
  readonly since: number;
  readonly bytes: number;
}

/** The overhead of an answer: its key, its entry, the objects around it. */
const ENTRY_BYTES = 512;

/** A cache of answers for guests, in memory. */
export function createResponseCache({
  maxBytes,
  isListening,
  maxAgeUnnotifiedMs,
  maxAgeMs,
  now = () => performance.now(),
}: Options): ResponseCache {
  const stored = new LRUCache<string, Stored>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  let asking = new Map<string, Promise<CachedResponse>>();

  function store(key: string, text: string): CachedResponse {
    const answer = cachedResponse(Buffer.from(text), (more) => grow(key, answer, more));
    stored.set(key, { answer, since: now(), bytes: answer.plain.length + 2 * key.length + ENTRY_BYTES });
    return answer;
  }

  function grow(key: string, answer: CachedResponse, more: number): void {
    const entry = stored.peek(key);
    // the cache no longer counts an answer that was dropped meanwhile
    if (entry?.answer === answer) stored.set(key, { ...entry, bytes: entry.bytes + more });
  }

  function known(key: string): CachedResponse | undefined {
    const entry = stored.get(key);
    if (!entry) return undefined;
    const age = now() - entry.since;
    if (age <= maxAgeMs(key) && (age <= maxAgeUnnotifiedMs || isListening())) return entry.answer;
    stored.delete(key);
    return undefined;
  }

  async function make(key: string, ask: () => Promise<string>, mine: typeof asking): Promise<CachedResponse> {
    try {
      const text = await ask();
      // an answer that was dropped while it was made may be stale: waiting callers get it, but it is not
      // stored
      return mine === asking ? store(key, text) : cachedResponse(Buffer.from(text));
    } finally {
      mine.delete(key);
    }
  }

  return {
    known,
    read(key, ask) {
      const answer = known(key);
      if (answer) return answer;
      const running = asking.get(key);
      if (running) return running;
      const made = make(key, ask, asking);
      asking.set(key, made);
      return made;
    },
    drop() {
      stored.clear();
      asking = new Map();
    },
    isListening,
    bytes: () => stored.calculatedSize,
  };
}

export function cachedResponse(plain: Buffer, grown: (bytes: number) => void = () => {}): CachedResponse {
  const encodings = new Map<Encoding, Promise<Buffer>>();
  let tag: string | undefined;
  return {
    plain,
    get tag() {
      return (tag ??= createHash('sha1').update(plain).digest('base64url'));
    },
    inEncoding(encoding) {
      const known = encodings.get(encoding);
      if (known) return known;
      const made = encodedOnce(plain, encoding);
      encodings.set(encoding, made);
      made.then(
        ({ length }) => grown(length),
        // lets the next caller try again
        () => encodings.delete(encoding),
      );
      return made;
    },
  };
}
