import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { encodedOnce, type Encoding } from '../encoding.ts';

/** An answer as bytes, with its digest and its compressed forms, each computed once on demand. */
export interface ReadyAnswer {
  readonly plain: Buffer;
  /** Without quotation marks. */
  readonly tag: string;
  readonly inEncoding: (encoding: Encoding) => Promise<Buffer>;
}

export interface GuestAnswers {
  /** The stored answer, or a promise of the result of `ask`, which runs once for all concurrent callers. */
  readonly read: (key: string, ask: () => Promise<string>) => ReadyAnswer | Promise<ReadyAnswer>;
  /** Drops all answers after a change. Later callers never get what was read before. */
  readonly drop: () => void;
  /** Whether notices of changes arrive, so that no answer is older than their delay. */
  readonly isHearing: () => boolean;
  readonly bytes: () => number;
}

interface Options {
  readonly maxBytes: number;
  /** Whether notices of changes arrive. Otherwise answers are reused for `deafMs` only. */
  readonly isHearing: () => boolean;
  readonly deafMs: number;
  /** How long an answer that depends on the time may be reused. */
  readonly forMs: (key: string) => number;
  readonly now?: () => number;
}

interface Stored {
  readonly answer: ReadyAnswer;
  readonly since: number;
  readonly bytes: number;
}

/** The overhead of an answer: its key, its entry, the objects around it. */
const ENTRY_BYTES = 512;

/** Answers for guests, in memory. */
export function createGuestAnswers({
  maxBytes,
  isHearing,
  deafMs,
  forMs,
  now = () => performance.now(),
}: Options): GuestAnswers {
  const stored = new LRUCache<string, Stored>({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => bytes });
  let asking = new Map<string, Promise<ReadyAnswer>>();

  function store(key: string, text: string): ReadyAnswer {
    const answer = readyAnswer(Buffer.from(text), (more) => grow(key, answer, more));
    stored.set(key, { answer, since: now(), bytes: answer.plain.length + 2 * key.length + ENTRY_BYTES });
    return answer;
  }

  function grow(key: string, answer: ReadyAnswer, more: number): void {
    const entry = stored.peek(key);
    // an answer that was dropped meanwhile does not count
    if (entry?.answer === answer) stored.set(key, { ...entry, bytes: entry.bytes + more });
  }

  function known(key: string): ReadyAnswer | undefined {
    const entry = stored.get(key);
    if (!entry) return undefined;
    const age = now() - entry.since;
    if (age <= forMs(key) && (age <= deafMs || isHearing())) return entry.answer;
    stored.delete(key);
    return undefined;
  }

  async function make(key: string, ask: () => Promise<string>, mine: typeof asking): Promise<ReadyAnswer> {
    try {
      const text = await ask();
      // an answer that was dropped while it was made may be stale: waiting callers get it, but it is not
      // stored
      return mine === asking ? store(key, text) : readyAnswer(Buffer.from(text));
    } finally {
      mine.delete(key);
    }
  }

  return {
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
    isHearing,
    bytes: () => stored.calculatedSize,
  };
}

export function readyAnswer(plain: Buffer, grown: (bytes: number) => void = () => {}): ReadyAnswer {
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
        // the next caller tries again
        () => encodings.delete(encoding),
      );
      return made;
    },
  };
}
