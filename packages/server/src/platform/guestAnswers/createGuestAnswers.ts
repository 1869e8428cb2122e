import { createHash } from 'node:crypto';
import { encodedOnce, type Encoding } from '../http/encoding.ts';

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
  bytes: number;
}

/** Beside the bytes of an answer: its key, its entry, the objects around it. */
const ENTRY_BYTES = 512;

/** Answers by their keys, as many as there is room for. The longest unread ones go first. */
function createShelf(maxBytes: number) {
  const stored = new Map<string, Stored>();
  let bytes = 0;

  function remove(key: string): void {
    bytes -= stored.get(key)?.bytes ?? 0;
    stored.delete(key);
  }

  function grow(key: string, entry: Stored, by: number): void {
    // of one that was dropped meanwhile nothing is counted
    if (stored.get(key) !== entry) return;
    entry.bytes += by;
    bytes += by;
    for (const [oldest] of stored) {
      if (bytes <= maxBytes) return;
      remove(oldest);
    }
  }

  return {
    remove,
    store(key: string, text: string, since: number): ReadyAnswer {
      const answer = readyAnswer(Buffer.from(text), (more) => grow(key, entry, more));
      const entry: Stored = { answer, since, bytes: 0 };
      remove(key);
      stored.set(key, entry);
      grow(key, entry, answer.plain.length + 2 * key.length + ENTRY_BYTES);
      return answer;
    },
    /** It is the newest one from now on. */
    take(key: string): Stored | undefined {
      const entry = stored.get(key);
      if (entry) {
        stored.delete(key);
        stored.set(key, entry);
      }
      return entry;
    },
    clear(): void {
      stored.clear();
      bytes = 0;
    },
    bytes: () => bytes,
  };
}

/** What guests are answered, in memory. */
export function createGuestAnswers({
  maxBytes,
  isHearing,
  deafMs,
  forMs,
  now = () => performance.now(),
}: Options): GuestAnswers {
  const shelf = createShelf(maxBytes);
  let asking = new Map<string, Promise<ReadyAnswer>>();

  function known(key: string): ReadyAnswer | undefined {
    const entry = shelf.take(key);
    if (!entry) return undefined;
    const age = now() - entry.since;
    if (age <= forMs(key) && (age <= deafMs || isHearing())) return entry.answer;
    shelf.remove(key);
    return undefined;
  }

  async function make(key: string, ask: () => Promise<string>, mine: typeof asking): Promise<ReadyAnswer> {
    try {
      const text = await ask();
      // what has changed since the question may not be in the answer: it goes to those who wait, and is not stored
      return mine === asking ? shelf.store(key, text, now()) : readyAnswer(Buffer.from(text));
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
      shelf.clear();
      asking = new Map();
    },
    isHearing,
    bytes: shelf.bytes,
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
