import { createCutter, type Passage, type Sentence } from './passages.ts';
import type { SpeechEnd, SpeechPort, Voice } from './speech.ts';

export type ReaderStatus =
  /** A voice is speaking, or about to speak. */
  | 'reading'
  | 'paused'
  /** All passages so far have been read. */
  | 'waiting'
  /** The browser speaks only after a press. */
  | 'blocked'
  /** The voice has failed several times in a row. */
  | 'failed';

export interface ReaderState {
  status: ReaderStatus;
  /** The current sentence, or the last one. */
  sentence: Sentence | undefined;
}

interface Aside {
  text: string;
  language: string;
  onSaid: (() => void) | undefined;
}

/** The voices and the rate. */
export interface ReadingManner {
  /** Returns the voice for a language; undefined if there is none. */
  voiceOf: (language: string) => Voice | undefined;
  rate: number;
}

/** After this many failures in a row the voice is not retried. */
const FAILURES_MAX = 3;

/**
 * Reads passages aloud, sentence by sentence, each once and in their order, even while they grow. When the
 * current passage is removed, the reader forgets its place and continues with the next unread passage.
 */
export class Reader {
  readonly #speech: SpeechPort;
  /** Undefined until the voices are known; until then no sentence is skipped. */
  #manner: ReadingManner | undefined;
  readonly #cutter = createCutter();
  readonly #listeners = new Set<() => void>();
  #passages: readonly Passage[] = [];
  #cut: readonly (readonly Sentence[])[] = [];
  #sentences: readonly Sentence[] = [];
  /** The ids of passages that were started. They are read again only if the reader goes back. */
  #begun = new Set<string>();
  #place: Sentence | undefined;
  #isSpoken = true;
  /** Whether the reader has gone back, so that passages are read again. */
  #isBehind = false;
  #isOn = false;
  #asides: Aside[] = [];
  #speaking: symbol | undefined;
  #failures = 0;
  #state: ReaderState = { status: 'paused', sentence: undefined };

  constructor(speech: SpeechPort) {
    this.#speech = speech;
  }

  readonly read = (): ReaderState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Sets voices and rate, from the next sentence on. */
  readonly prefer = (manner: ReadingManner): void => {
    this.#manner = manner;
  };

  /** Sets the passages to read. */
  readonly update = (next: readonly Passage[]): void => {
    this.#passages = next;
    this.#cut = this.#cutter.cut(next);
    this.#sentences = this.#cut.flat();
    const ids = new Set(next.map(({ id }) => id));
    this.#begun = new Set([...this.#begun].filter((id) => ids.has(id)));
    if (this.#place && !ids.has(this.#place.passage)) {
      if (!this.#isSpoken) this.#silence();
      this.#place = undefined;
      this.#isSpoken = true;
      this.#isBehind = false;
    }
    this.#goOn();
  };

  /** Marks the passages in `heard` as read. */
  readonly skip = (next: readonly Passage[], heard: ReadonlySet<string>): void => {
    for (const { id } of next) if (heard.has(id)) this.#begun.add(id);
  };

  /** Starts reading, or continues with the interrupted sentence. */
  readonly start = (): void => {
    this.#isOn = true;
    this.#goOn();
  };

  readonly pause = (): void => {
    this.#isOn = false;
    this.#asides = [];
    this.#silence();
    this.#tell('paused');
  };

  readonly back = (): void => {
    const at = this.#indexOfPlace();
    this.#isBehind = true;
    this.#moveTo(
      at === -1
        ? this.#sentences.findLast(({ passage }) => this.#begun.has(passage))
        : (this.#sentences[at - 1] ?? this.#sentences[0]),
    );
  };

  readonly forward = (): void => {
    this.#isSpoken = true;
    this.#moveTo(this.#next());
  };

  readonly repeat = (): void => this.#moveTo(this.#place);

  /** Reads from the beginning of a passage, including what was already read. */
  readonly readFrom = (id: string | undefined): void => {
    this.#isBehind = true;
    this.#moveTo(this.#sentences.find(({ passage }) => passage === id));
  };

  /** Interrupts the current sentence to say something, then repeats the sentence. */
  readonly say = (text: string, language: string, onSaid?: () => void): void => {
    this.#silence();
    this.#asides.push({ text, language, onSaid });
    this.#goOn();
  };

  /** Says something after the current sentence. */
  readonly mention = (text: string, language: string): void => {
    this.#asides.push({ text, language, onSaid: undefined });
    this.#goOn();
  };

  readonly end = (): void => {
    this.#isOn = false;
    this.#asides = [];
    this.#silence();
  };

  #indexOfPlace(): number {
    return this.#sentences.findIndex(({ key }) => key === this.#place?.key);
  }

  #tell(status: ReaderStatus): void {
    if (this.#state.status === status && this.#state.sentence?.key === this.#place?.key) return;
    this.#state = { status, sentence: this.#place };
    for (const listener of this.#listeners) listener();
  }

  #silence(): void {
    if (this.#speaking === undefined) return;
    this.#speaking = undefined;
    this.#speech.cancel();
  }

  #moveTo(sentence: Sentence | undefined): void {
    this.#silence();
    this.#asides = [];
    this.#isOn = true;
    if (sentence) {
      this.#place = sentence;
      this.#isSpoken = false;
    }
    this.#goOn();
  }

  /** Says the next text, unless a text is being said. */
  #goOn(): void {
    // skips sentences without a voice; a loop, since a tale may be too long for recursion
    for (let isPassed = true; isPassed && this.#manner && this.#speaking === undefined;)
      isPassed = this.#sayNext(this.#manner);
  }

  /** Says the next aside or sentence. Returns true if it was skipped. */
  #sayNext(manner: ReadingManner): boolean {
    const aside = this.#asides.shift();
    if (aside) return this.#say(aside, manner, () => aside.onSaid?.());
    const next = this.#isOn ? this.#next() : undefined;
    if (!next) {
      const isStopped = this.#state.status === 'blocked' || this.#state.status === 'failed';
      this.#tell(this.#isOn ? 'waiting' : isStopped ? this.#state.status : 'paused');
      return false;
    }
    this.#place = next;
    this.#isSpoken = false;
    this.#begun.add(next.passage);
    this.#tell('reading');
    return this.#say(next, manner, () => {
      this.#isSpoken = true;
    });
  }

  /** Says a text with the voice of its language. Returns true if there is none: the text is skipped. */
  #say(
    { text, language }: Pick<Sentence, 'text' | 'language'>,
    { voiceOf, rate }: ReadingManner,
    onSaid: () => void,
  ): boolean {
    const voice = voiceOf(language);
    if (!voice) {
      onSaid();
      return true;
    }
    const own = Symbol(text);
    this.#speaking = own;
    this.#speech.speak({ text: text.replaceAll(/\s+/g, ' '), language, voice, rate }, (end) => {
      if (this.#speaking !== own) return;
      this.#speaking = undefined;
      if (!this.#goesOnAfter(end)) return;
      onSaid();
      this.#goOn();
    });
    return false;
  }

  /** Whether to continue after an utterance, given how it ended. */
  #goesOnAfter(end: SpeechEnd): boolean {
    this.#failures = end === 'failed' ? this.#failures + 1 : 0;
    if (end !== 'blocked' && this.#failures < FAILURES_MAX) return true;
    this.#isOn = false;
    this.#failures = 0;
    this.#tell(end === 'blocked' ? 'blocked' : 'failed');
    return false;
  }

  /** The next sentence; undefined if it is not available yet. */
  #next(): Sentence | undefined {
    const place = this.#place;
    if (place && !this.#isSpoken) return place;
    const at = this.#indexOfPlace();
    const following = at === -1 ? undefined : this.#sentences[at + 1];
    if (place && following?.passage === place.passage) return following;
    const isWhole = this.#passages.find(({ id }) => id === place?.passage)?.isComplete ?? true;
    if (place && !isWhole) return undefined;
    if (this.#isBehind && following && this.#begun.has(following.passage)) return following;
    this.#isBehind = false;
    return this.#firstUnread();
  }

  #firstUnread(): Sentence | undefined {
    for (const [at, { id, isComplete = true }] of this.#passages.entries()) {
      if (this.#begun.has(id)) continue;
      const first = this.#cut[at]?.[0];
      if (first || !isComplete) return first;
      this.#begun.add(id);
    }
    return undefined;
  }
}
