/** A voice of the device. */
export interface Voice {
  id: string;
  /** What its maker calls it. */
  name: string;
  /** The tag of its language: `hi-IN`. */
  language: string;
}

export interface Utterance {
  text: string;
  /** The language of the text. */
  language: string;
  /** Which voice says it. */
  voice: Voice;
  /** 1 as usual, 2 twice as fast. */
  rate: number;
}

/** How an utterance ended: `blocked` where the browser speaks only after a press. */
export type SpeechEnd = 'spoken' | 'blocked' | 'failed';

/** What speaks: the browser's voices in the app, and a recorder in tests. */
export interface SpeechPort {
  /** The voices of the device; undefined while they are loading. */
  voices: () => readonly Voice[] | undefined;
  /** Calls the listener when there are other voices. Returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
  /** Speaks, and calls `onEnd` when it has ended by itself. What is being spoken is cut off, and its `onEnd` never called. */
  speak: (utterance: Utterance, onEnd: (end: SpeechEnd) => void) => void;
  /** Cuts off what is being spoken; its `onEnd` is never called. */
  cancel: () => void;
}

export const LISTENING_FAULTS = ['silence', 'forbidden', 'network', 'microphone', 'unavailable'] as const;
/** Why nothing was heard. */
export type ListeningFault = (typeof LISTENING_FAULTS)[number];

interface ListeningEvents {
  /** What may have been said, the likeliest first. */
  onHeard: (alternatives: readonly string[]) => void;
  onFault: (fault: ListeningFault) => void;
}

/** What listens, to one answer, when it is asked to. */
export interface ListeningPort {
  /** Begins to listen; one of the events is called once. Returns a function that stops it without either. */
  listen: (language: string, events: ListeningEvents) => () => void;
}

/** What reads aloud and listens on this device. */
export interface VoiceDevice {
  speech: SpeechPort;
  /** Without it nothing can be said. */
  listening?: ListeningPort | undefined;
}

export const READING_RATES = [0.6, 0.8, 1, 1.25, 1.5, 1.8, 2.2] as const;

/** How a reader likes to hear a tale. It never crosses the wire: the browser stores it. */
export interface VoicePreferences {
  /** One of `READING_RATES`. */
  rate: number;
  /** The id of the voice that was chosen for each language. */
  voices: Readonly<Record<string, string>>;
  /** Whether the keys have been explained. */
  knows_keys: boolean;
}

export const DEFAULT_VOICES: VoicePreferences = { rate: 1, voices: {}, knows_keys: false };

/** The next faster (1) or slower (-1) rate; the same where there is none. */
export function nextRate(rate: number, step: 1 | -1): number {
  const at = READING_RATES.findIndex((known) => known >= rate - 0.01);
  const index = at === -1 ? READING_RATES.length - 1 : at;
  return READING_RATES[index + step] ?? READING_RATES[index] ?? 1;
}

/** The language of a tag, without its region. */
const bare = (tag: string): string => tag.toLowerCase().split(/[-_]/, 1)[0] ?? '';

/** The voices that read a language. */
export function voicesFor(language: string, voices: readonly Voice[]): readonly Voice[] {
  return voices.filter((voice) => bare(voice.language) === bare(language));
}

/** The voice that was chosen for a language, if the device still has it, or else its first one. */
export function voiceFor(
  language: string,
  voices: readonly Voice[],
  chosen: VoicePreferences['voices'],
): Voice | undefined {
  const own = voicesFor(language, voices);
  return own.find(({ id }) => id === chosen[bare(language)]) ?? own[0];
}

/** The preferences with another voice for a language. */
export function withVoice({ voices }: VoicePreferences, language: string, id: string) {
  return { voices: { ...voices, [bare(language)]: id } };
}
