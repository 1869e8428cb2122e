import type { SpeechEnd, SpeechPort, Utterance, Voice } from '@kathaloka/ui';

/** How long the list of voices may stay empty: Chromium and Android load it late, and some browsers never say so. */
const VOICES_MS = 3000;
/** What is spoken in the same moment as another voice is cut off is lost in Chromium and in WebKit. */
const AFTER_CANCEL_MS = 60;
/** A voice that has not begun by then does not begin: it is asked once more. */
const BEGIN_MS = 4000;
/** How often a voice that may have fallen asleep is woken: Chromium stops remote ones after some fifteen seconds. */
const WAKE_MS = 5000;
/** How long a character takes at the usual rate, and longer: what has not ended by then has lost its end. */
const CHARACTER_MS = 220;

/** The errors of a browser that speaks only after a press. */
const BLOCKED: ReadonlySet<string> = new Set(['not-allowed']);

/** The voices of the browser, with a remedy for each of its known faults. */
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

/** One utterance, and what watches over it. */
class SpokenOnce {
  readonly #synthesis: SpeechSynthesis;
  readonly #utterance: Utterance;
  readonly #onEnd: (end: SpeechEnd) => void;
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  /** Changes whenever what the browser says of an earlier attempt counts no more. */
  #attempt = 0;
  #tries = 0;

  constructor(synthesis: SpeechSynthesis, utterance: Utterance, onEnd: (end: SpeechEnd) => void) {
    this.#synthesis = synthesis;
    this.#utterance = utterance;
    this.#onEnd = onEnd;
  }

  /** Speaks after a while. */
  begin(wait: number): void {
    this.#after(wait, () => this.#speak());
  }

  /** What happens from now on counts no more. */
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

  /** The first time once more, and then no more. */
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

/** The list of voices, which browsers load when it is first asked for. */
function createVoiceList(synthesis: SpeechSynthesis) {
  const listeners = new Set<() => void>();
  let list: readonly Voice[] | undefined;

  function read(): void {
    const found = synthesis.getVoices();
    // the list stays the same object until it has other voices
    if (found.length === 0 && list === undefined) return;
    if (list?.map(({ id }) => id).join('\n') === found.map(({ voiceURI }) => voiceURI).join('\n')) return;
    list = found.map(({ voiceURI: id, name, lang }) => ({ id, name, language: lang.replace('_', '-') }));
    for (const listener of listeners) listener();
  }

  read();
  // WebKit of some ages has the list and no such event
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
