import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { encodedOnce, type Encoding } from '../encoding.ts';

/** An answer as it is sent: its bytes, their digest once it is asked for, and what they are compressed, once for each encoding. */
export interface ReadyAnswer {
  readonly plain: Buffer;
  /** Without the quotation marks. */
  readonly tag: string;
  readonly inEncoding: (encoding: Encoding) => Promise<Buffer>;
}

export interface GuestAnswers {
  /** The stored answer, or the promise of that of `ask`, which runs once for all who wait for it. */
  readonly read: (key: string, ask: () => Promise<string>) => ReadyAnswer | Promise<ReadyAnswer>;
  /** Something has changed: what was read before is not given to anybody who asks from now on. */
  readonly drop: () => void;
  /** Whether changes are heard of, so that nothing that is given here is older than they take to be told. */
  readonly isHearing: () => boolean;
  readonly bytes: () => number;
}

interface Options {
  readonly maxBytes: number;
  /** Whether changes are heard of. Otherwise an answer is given for `deafMs` only. */
  readonly isHearing: () => boolean;
  readonly deafMs: number;
  /** An answer that depends on the time is given for so long at most. */
  readonly forMs: (key: string) => number;
  readonly now?: () => number;
}

interface Stored {
  readonly answer: ReadyAnswer;
  readonly since: number;
  readonly bytes: number;
}

/** Beside the bytes of an answer: its key, its entry, the objects around it. */
const ENTRY_BYTES = 512;

/** What guests are answered, in memory. */
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
    // of one that was dropped meanwhile nothing is counted
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
      // what has changed since the question may not be in the answer: it goes to those who wait, and is not stored
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
        // the next one tries again
        () => encodings.delete(encoding),
      );
      return made;
    },
  };
}
