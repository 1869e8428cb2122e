import type { SpeechEnd, SpeechPort, Utterance, Voice } from '@kathaloka/ui';

/** How long to wait for voices: Chromium and Android load them late, some browsers without an event. */
const VOICES_MS = 3000;
/** The pause after `cancel`: Chromium and WebKit lose an utterance that follows immediately. */
const AFTER_CANCEL_MS = 60;
/** The timeout for the beginning of an utterance, which is then spoken once more. */
const BEGIN_MS = 4000;
/** How often to call `resume`: Chromium suspends remote voices after some fifteen seconds. */
const WAKE_MS = 5000;
/** A generous estimate of the time per character: an utterance that takes longer has lost its end event. */
const CHARACTER_MS = 220;

/** The errors of a browser that speaks only after a user gesture. */
const BLOCKED: ReadonlySet<string> = new Set(['not-allowed']);

/** The browser's speech synthesis, with a workaround for each of its known faults. */
export function createSpeech(synthesis: SpeechSynthesis): SpeechPort {
  const voices = createVoiceList(synthesis);
  let stopCurrent: (() => void) | undefined;
  let cancelledAt = Number.NEGATIVE_INFINITY;

  function cancel(): void {
    if (!stopCurrent) return;
    stopCurrent();
    stopCurrent = undefined;
    synthesis.cancel();
    cancelledAt = performance.now();
  }

  return {
    voices: () => voices.read(),
    subscribe: (listener) => voices.subscribe(listener),
    cancel,
    speak(utterance, onEnd) {
      cancel();
      const wait = Math.max(0, cancelledAt + AFTER_CANCEL_MS - performance.now());
      const current = new SpokenOnce(synthesis, utterance, (end) => {
        stopCurrent = undefined;
        onEnd(end);
      });
      current.begin(wait);
      stopCurrent = () => current.stop();
    },
  };
}

/** One utterance with its timeouts. */
class SpokenOnce {
  readonly #synthesis: SpeechSynthesis;
  readonly #utterance: Utterance;
  readonly #onEnd: (end: SpeechEnd) => void;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  /** Incremented to ignore later events of an earlier attempt. */
  #attempt = 0;
  #tries = 0;

  constructor(synthesis: SpeechSynthesis, utterance: Utterance, onEnd: (end: SpeechEnd) => void) {
    this.#synthesis = synthesis;
    this.#utterance = utterance;
    this.#onEnd = onEnd;
  }

  /** Speaks after a delay, in milliseconds. */
  begin(wait: number): void {
    this.#after(wait, () => this.#speak());
  }

  /** Ignores all further events. */
  stop(): void {
    this.#attempt += 1;
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #after(ms: number, act: () => void): ReturnType<typeof setTimeout> {
    const timer = setTimeout(act, ms);
    this.#timers.add(timer);
    return timer;
  }

  #settle(end: SpeechEnd): void {
    this.stop();
    this.#onEnd(end);
  }

  #speak(): void {
    const { text, language, voice, rate } = this.#utterance;
    this.#tries += 1;
    const own = this.#attempt;
    const isCurrent = () => own === this.#attempt;
    const spoken = new SpeechSynthesisUtterance(text);
    spoken.lang = voice.language || language;
    spoken.rate = rate;
    const found = this.#synthesis.getVoices().find(({ voiceURI }) => voiceURI === voice.id);
    if (found) spoken.voice = found;
    const late = this.#after(BEGIN_MS, () => this.#beginAgain());
    spoken.addEventListener('start', () => {
      if (!isCurrent()) return;
      clearTimeout(late);
      this.#wake();
      this.#after((text.length * CHARACTER_MS) / rate + BEGIN_MS, () => {
        this.stop();
        this.#synthesis.cancel();
        this.#onEnd('spoken');
      });
    });
    spoken.addEventListener('end', () => isCurrent() && this.#settle('spoken'));
    spoken.addEventListener('error', ({ error }) => {
      if (isCurrent()) this.#settle(BLOCKED.has(error) ? 'blocked' : 'failed');
    });
    this.#synthesis.speak(spoken);
  }

  /** Retries once. */
  #beginAgain(): void {
    this.stop();
    this.#synthesis.cancel();
    if (this.#tries > 1) this.#onEnd('failed');
    else this.begin(AFTER_CANCEL_MS);
  }

  #wake(): void {
    this.#after(WAKE_MS, () => {
      this.#synthesis.resume();
      this.#wake();
    });
  }
}

/** The list of voices, which browsers load on the first request. */
function createVoiceList(synthesis: SpeechSynthesis) {
  const listeners = new Set<() => void>();
  let list: readonly Voice[] | undefined;

  function read(): void {
    const found = synthesis.getVoices();
    // the array stays the same object until the voices change
    if (found.length === 0 && list === undefined) return;
    if (list?.map(({ id }) => id).join('\n') === found.map(({ voiceURI }) => voiceURI).join('\n')) return;
    list = found.map(({ voiceURI: id, name, lang }) => ({ id, name, language: lang.replace('_', '-') }));
    for (const listener of listeners) listener();
  }

  read();
  // some versions of WebKit support the list without this event
  synthesis.addEventListener?.('voiceschanged', read);
  const giveUp = setTimeout(() => {
    read();
    if (list !== undefined) return;
    list = [];
    for (const listener of listeners) listener();
  }, VOICES_MS);
  if (list !== undefined) clearTimeout(giveUp);
  return {
    read: () => list,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
