import type {
  ListeningPort,
  SpeechEnd,
  SpeechPort,
  Utterance,
  Voice,
  VoiceDevice,
} from '../blocks/play/EyesClosed/reading/speech.ts';

export const SOME_VOICES: readonly Voice[] = [
  { id: 'ravi', name: 'Ravi', language: 'en-IN' },
  { id: 'heera', name: 'Heera', language: 'en-IN' },
  { id: 'kalpana', name: 'Kalpana', language: 'hi-IN' },
  { id: 'gul', name: 'Gul', language: 'ur-PK' },
];

/** A fake voice that records utterances, and ends them when the test says so. */
export interface FakeSpeech extends SpeechPort {
  /** All utterances, in order. */
  readonly said: Utterance[];
  /** The current utterance. */
  readonly saying: () => Utterance | undefined;
  /** Ends the current utterance and those that follow, at most `count` times. */
  readonly finish: (count?: number, end?: SpeechEnd) => void;
  /** Ends utterances until there is no other. */
  readonly finishAll: () => void;
  readonly changeVoices: (voices: readonly Voice[] | undefined) => void;
}

export function fakeSpeech(first: readonly Voice[] = SOME_VOICES): FakeSpeech {
  const listeners = new Set<() => void>();
  const said: Utterance[] = [];
  let voices: readonly Voice[] | undefined = first;
  let current: { utterance: Utterance; onEnd: (end: SpeechEnd) => void } | undefined;

  function finish(count = 1, end: SpeechEnd = 'spoken'): void {
    for (let left = count; left > 0 && current; left -= 1) {
      const { onEnd } = current;
      current = undefined;
      onEnd(end);
    }
  }
  return {
    said,
    saying: () => current?.utterance,
    finish,
    finishAll: () => finish(1000),
    changeVoices(next) {
      voices = next;
      for (const listener of listeners) listener();
    },
    voices: () => voices,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    speak(utterance, onEnd) {
      said.push(utterance);
      current = { utterance, onEnd };
    },
    cancel() {
      current = undefined;
    },
  };
}

/** A fake speech recognition, which hears what the test says. */
export interface FakeListening extends ListeningPort {
  readonly hears: (...alternatives: readonly string[]) => void;
  readonly fails: (fault: Parameters<Parameters<ListeningPort['listen']>[1]['onFault']>[0]) => void;
  readonly isListening: () => boolean;
}

export function fakeListening(): FakeListening {
  let current: Parameters<ListeningPort['listen']>[1] | undefined;
  const take = () => {
    const events = current;
    current = undefined;
    return events;
  };
  return {
    isListening: () => current !== undefined,
    hears: (...alternatives) => take()?.onHeard(alternatives),
    fails: (fault) => take()?.onFault(fault),
    listen(_language, events) {
      current = events;
      return () => void take();
    },
  };
}

export const fakeDevice = (): VoiceDevice & { speech: FakeSpeech; listening: FakeListening } => ({
  speech: fakeSpeech(),
  listening: fakeListening(),
});
