import type { ListeningFault, ListeningPort } from '@kathaloka/ui';

/** Speech recognition, which TypeScript's library lacks. Chromium and WebKit have it, mostly under an older name. */
interface Recognition extends EventTarget {
  lang: string;
  interimResults: boolean;
  maxAlternatives: number;
  start(): void;
  abort(): void;
}

interface RecognitionResult extends Event {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

interface RecognitionError extends Event {
  readonly error: string;
}

type RecognitionClass = new () => Recognition;

const FAULTS: Readonly<Record<string, ListeningFault>> = {
  'no-speech': 'silence',
  'not-allowed': 'forbidden',
  'service-not-allowed': 'forbidden',
  network: 'network',
  'audio-capture': 'microphone',
};

/** The regions where most speakers of a language live: recognisers need a region. */
const REGIONS: Readonly<Record<string, string>> = { ur: 'PK' };
const REGION = 'IN';

/** This browser's speech recognition, if it has one. */
export function createListening(page: object = globalThis): ListeningPort | undefined {
  const found = Reflect.get(page, 'SpeechRecognition') ?? Reflect.get(page, 'webkitSpeechRecognition');
  if (typeof found !== 'function') return undefined;
  const Class = found as RecognitionClass;
  return {
    listen(language, { onHeard, onFault }) {
      const recognition = new Class();
      let isOver = false;
      const once = (tell: () => void) => {
        if (isOver) return;
        isOver = true;
        tell();
      };
      recognition.lang = `${language}-${REGIONS[language] ?? REGION}`;
      recognition.interimResults = false;
      recognition.maxAlternatives = 5;
      recognition.addEventListener('result', (event) => {
        const [first] = Array.from((event as RecognitionResult).results);
        const heard = Array.from(first ?? [], ({ transcript }) => transcript.trim()).filter(Boolean);
        if (heard.length > 0) once(() => onHeard(heard));
      });
      recognition.addEventListener('error', (event) => {
        const { error } = event as RecognitionError;
        once(() => onFault(FAULTS[error] ?? 'unavailable'));
      });
      // recognition ends by itself after a silence
      recognition.addEventListener('end', () => once(() => onFault('silence')));
      try {
        recognition.start();
      } catch {
        once(() => onFault('unavailable'));
      }
      return () => {
        isOver = true;
        recognition.abort();
      };
    },
  };
}
