/** A voice of the device. */
export interface Voice {
  id: string;
  /** The name that its maker gave it. */
  name: string;
  /** The language tag: `hi-IN`. */
  language: string;
}

export interface Utterance {
  text: string;
  /** The language of the text. */
  language: string;
  /** The voice that speaks. */
  voice: Voice;
  /** 1 is normal, 2 is twice as fast. */
  rate: number;
}

/** How an utterance ended; `blocked` if the browser speaks only after a press. */
export type SpeechEnd = 'spoken' | 'blocked' | 'failed';

/** Speech synthesis: the browser's in the app, a recorder in tests. */
export interface SpeechPort {
  /** The voices of the device; undefined while they are loading. */
  voices: () => readonly Voice[] | undefined;
  /** Calls the listener when the voices change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
  /** Speaks; calls `onEnd` when done. Cancels the current utterance without calling its `onEnd`. */
  speak: (utterance: Utterance, onEnd: (end: SpeechEnd) => void) => void;
  /** Cancels the current utterance without calling its `onEnd`. */
  cancel: () => void;
}

export const LISTENING_FAULTS = ['silence', 'forbidden', 'network', 'microphone', 'unavailable'] as const;
/** Why speech recognition failed. */
export type ListeningFault = (typeof LISTENING_FAULTS)[number];

interface ListeningEvents {
  /** Called with what may have been said, the likeliest first. */
  onHeard: (alternatives: readonly string[]) => void;
  onFault: (fault: ListeningFault) => void;
}

/** Speech recognition of a single answer. */
export interface ListeningPort {
  /** Starts listening; calls exactly one event. Returns a function that stops without an event. */
  listen: (language: string, events: ListeningEvents) => () => void;
}

/** Speech synthesis and recognition of the device. */
export interface VoiceDevice {
  speech: SpeechPort;
  /** Speech recognition; without it answers cannot be spoken. */
  listening?: ListeningPort | undefined;
}

export const READING_RATES = [0.6, 0.8, 1, 1.25, 1.5, 1.8, 2.2] as const;

/** A reader's preferences for listening. Stored in the browser only. */
export interface VoicePreferences {
  /** One of `READING_RATES`. */
  rate: number;
  /** The id of the chosen voice for each language. */
  voices: Readonly<Record<string, string>>;
  /** Whether the keys have been explained to the reader. */
  knows_keys: boolean;
}

export const DEFAULT_VOICES: VoicePreferences = { rate: 1, voices: {}, knows_keys: false };

/** Returns the next faster (1) or slower (-1) rate, or the same at the limit. */
export function nextRate(rate: number, step: 1 | -1): number {
  const at = READING_RATES.findIndex((known) => known >= rate - 0.01);
  const index = at === -1 ? READING_RATES.length - 1 : at;
  return READING_RATES[index + step] ?? READING_RATES[index] ?? 1;
}

/** Returns the language of a tag, without its region. */
const bare = (tag: string): string => tag.toLowerCase().split(/[-_]/, 1)[0] ?? '';

/** Returns the voices for a language. */
export function voicesFor(language: string, voices: readonly Voice[]): readonly Voice[] {
  return voices.filter((voice) => bare(voice.language) === bare(language));
}

/** Returns the chosen voice for a language, if the device still has it, otherwise the first one. */
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
